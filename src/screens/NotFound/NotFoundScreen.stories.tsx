import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta: Meta<typeof NotFoundScreen> = {
  title: 'Screens/Errors/Not found',
  id: 'screens-not-found',
  component: NotFoundScreen,
  tags: ['!autodocs'],
  args: { onGoHome: fn(), onBack: fn() },
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'This page isn’t on the shelf' },
}
export default meta
type Story = StoryObj<typeof NotFoundScreen>

// spec 2.22, 2.31
export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Home' }))
    await expect(args.onGoHome).toHaveBeenCalledOnce()
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
