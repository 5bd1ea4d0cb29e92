import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { RouterErrorScreen } from './RouterErrorScreen.tsx'

const meta: Meta<typeof RouterErrorScreen> = {
  title: 'Screens/Errors/Router error',
  id: 'screens-router-error',
  component: RouterErrorScreen,
  tags: ['!autodocs'],
  args: { error: { status: 404, statusText: 'Not Found' }, onGoHome: fn() },
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'Unexpected Application Error!' },
}
export default meta
type Story = StoryObj<typeof RouterErrorScreen>

// spec 8.16
export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('404 Not Found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Home' }))
    await expect(args.onGoHome).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: { error: new Error('No route fits this address, whichever way it is read. '.repeat(20)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(No route fits this address, whichever way it is read. ?){20}/)).toBeVisible()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
