import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { NoConnectionScreen } from './NoConnectionScreen.tsx'

const meta: Meta<typeof NoConnectionScreen> = {
  title: 'Screens/Errors/No connection',
  id: 'screens-no-connection',
  component: NoConnectionScreen,
  tags: ['!autodocs'],
  args: { offline: true, onRetry: fn() },
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'You’re offline' },
}
export default meta
type Story = StoryObj<typeof NoConnectionScreen>

/** Opens by itself. The browser may be wrong about being offline, hence the button. */
export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This page will open when you’re back online.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The browser is online, but the server does not answer. */
export const Unreachable: Story = {
  args: { offline: false },
  parameters: { heading: 'Can’t reach the server' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The text is fixed, so this story doubles its size instead. */
export const LongText: Story = {
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
}

export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
