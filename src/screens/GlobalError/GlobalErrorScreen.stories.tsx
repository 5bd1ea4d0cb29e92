import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { GlobalErrorScreen } from './GlobalErrorScreen.tsx'

const meta: Meta<typeof GlobalErrorScreen> = {
  title: 'Screens/Errors/Global error',
  id: 'screens-global-error',
  component: GlobalErrorScreen,
  tags: ['!autodocs'],
  args: { message: 'Cannot read the report: unexpected end of data', onGoHome: fn() },
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'Apologies, something went wrong:' },
}
export default meta
type Story = StoryObj<typeof GlobalErrorScreen>

// spec 2.40
export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Home' }))
    await expect(args.onGoHome).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    message: `Unexpected reply from the server: ${'https://api.example/api/v1/acc/books/query/entity?'.repeat(8)}\n${'It goes on. '.repeat(40)}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(It goes on. ?){40}/)).toBeVisible()
  },
}

/** An error without a message. */
export const NoMessage: Story = {
  args: { message: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please try again later.')).toBeVisible()
  },
}

export const Mobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
