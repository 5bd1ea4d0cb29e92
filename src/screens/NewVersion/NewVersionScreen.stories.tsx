import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { NewVersionScreen } from './NewVersionScreen.tsx'

const meta: Meta<typeof NewVersionScreen> = {
  title: 'Screens/Errors/New version',
  id: 'screens-new-version',
  component: NewVersionScreen,
  tags: ['!autodocs'],
  args: { onReload: fn() },
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'A new version is available' },
}
export default meta
type Story = StoryObj<typeof NewVersionScreen>

export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
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
