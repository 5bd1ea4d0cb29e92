import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DIALOG_KEYS } from '#components/lib/testing/keys.ts'
import { KeyboardShortcutsDialog } from './KeyboardShortcutsDialog.tsx'

const meta: Meta<typeof KeyboardShortcutsDialog> = {
  title: 'Components/Overlays/KeyboardShortcutsDialog',
  component: KeyboardShortcutsDialog,
  tags: ['autodocs'],
  args: {
    open: true,
    onClose: fn(),
    singleKeys: true,
    onSingleKeysChange: fn(),
    shortcuts: [
      { keys: ['/'], description: 'Search this page' },
      { keys: ['g', 't'], description: 'Go to Titles' },
      { keys: ['g', 'a'], description: 'Go to Ads' },
      { keys: ['?'], description: 'Show shortcuts' },
      { keys: ['Esc'], description: 'Close, or clear the search' },
    ],
  },
  parameters: {
    docs: {
      keys: { ...DIALOG_KEYS, '?': 'Opens it' },
      story: { inline: false, height: '460px' },
      description: {
        component: `For the app-wide keyboard shortcuts; \`?\` opens it. Document the keys of a single control at that control.

**ARIA pattern: [dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)** (modal)`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof KeyboardShortcutsDialog>

export const Default: Story = {
  play: async ({ args }) => {
    // It fades in.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
/** Who dictates turns single keys off: what is said would press them. */
export const SingleKeysOff: Story = {
  args: { singleKeys: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts', checked: false }))
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(true)
  },
}
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
export const Mobile: Story = { globals: { viewport: { value: 'w390' } } }
export const LongText: Story = {
  args: {
    shortcuts: [
      {
        keys: ['Ctrl', 'Shift', 'PageDown'],
        description: 'Moves the report that is on screen to the period before the one before the one that is shown',
      },
    ],
  },
}
