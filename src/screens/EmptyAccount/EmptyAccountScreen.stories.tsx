import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { EmptyAccountScreen } from './EmptyAccountScreen.tsx'

const meta: Meta<typeof EmptyAccountScreen> = {
  title: 'Screens/Dashboard/Empty account',
  id: 'screens-empty-account',
  component: EmptyAccountScreen,
  tags: ['!autodocs'],
  args: { onLogout: fn() },
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'No account to open' },
}
export default meta
type Story = StoryObj<typeof EmptyAccountScreen>

export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
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
