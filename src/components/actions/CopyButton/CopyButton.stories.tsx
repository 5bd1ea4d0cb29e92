import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { BUTTON_KEYS } from '#components/lib/testing/keys.ts'
import { CopyButton } from './CopyButton.tsx'

const meta: Meta<typeof CopyButton> = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  args: { text: 'Lightshelf 0.1.0', label: 'Copy details' },
  parameters: {
    docs: {
      keys: BUTTON_KEYS,
      description: {
        component: `For text that users paste elsewhere: error details, a link. For a file use a download.

**ARIA pattern: [button](https://www.w3.org/WAI/ARIA/apg/patterns/button/)**

- The result shows on the button for a moment and is announced.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof CopyButton>

/** Replaces the browser's clipboard. */
function mockClipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

export const Default: Story = {}

/** For 2.5 s; the button keeps its width. */
export const Copied: Story = {
  tags: ['!autodocs'],
  beforeEach: () => mockClipboard(() => Promise.resolve()),
  play: async ({ canvas }) => {
    // The width depends on the font.
    await document.fonts.ready
    const width = canvas.getByRole('button').offsetWidth
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(canvas.getByRole('button', { name: 'Copied' }).offsetWidth).toBe(width)
  },
}

export const Refused: Story = {
  tags: ['!autodocs'],
  beforeEach: () => mockClipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t copy'))
  },
}

export const Small: Story = { args: { size: 's', variant: 'ghost', label: 'Copy link' } }

export const LongText: Story = {
  args: { label: 'Copy all of the details of what went wrong on the way to the book' },
  globals: { viewport: { value: 'w390' } },
}

export const RightToLeft: Story = { args: { label: 'نسخ التفاصيل' } }

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
