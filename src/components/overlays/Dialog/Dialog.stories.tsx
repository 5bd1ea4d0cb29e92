import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ControlBox } from '#components/inputs/Field/ControlBox.tsx'
import { FieldFrame } from '#components/inputs/Field/FieldFrame.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { DIALOG_KEYS } from '#components/lib/testing/keys.ts'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './Dialog.tsx'
import { DIALOG_USAGE } from './testing/dialogUsage.ts'
import { SelfClosingDialog } from './testing/SelfClosingDialog.tsx'

const Stack = styled.div`
  display: grid;
  gap: var(--sp-2);
`

const message = (
  <FieldFrame id="message" label="Message" errors={[]}>
    <ControlBox>
      <input id="message" />
    </ControlBox>
  </FieldFrame>
)

const meta: Meta<typeof Dialog> = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: { open: true, onClose: fn(), title: 'Send artwork', note: 'Dracula, Bram Stoker', children: message },
  argTypes: {
    open: { control: false },
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      keys: DIALOG_KEYS,
      story: { inline: false, height: '480px' },
      description: {
        component: `For a separate task that blocks the page: sending artwork, confirming an irreversible action. Not for a choice at a button (use Popover or Menu), a toolbar's controls on small screens (Sheet) or a confirmation (a notification).

**ARIA pattern: [dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)** (modal)

- The focus moves to \`data-autofocus\`, the first field or the dialog itself, and returns to where it was.
- The page behind is inert and doesn't scroll.
- The close button and a click outside close it, too, unless it is busy. Of several dialogs, the topmost one closes.
- Its accessible name is the title, its description the line below.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Dialog>

function Opened({ footer, ...rest }: DialogProps) {
  const [open, setOpen] = useState(rest.open)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send artwork</Button>
      <Dialog
        {...rest}
        open={open}
        onClose={close}
        footer={
          footer ?? (
            <>
              <Button variant="ghost" onClick={close}>
                Cancel
              </Button>
              <Button variant="primary" onClick={close}>
                Send
              </Button>
            </>
          )
        }
      />
    </>
  )
}

const findDialog = () => screen.findByRole('dialog', { name: 'Send artwork' })

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Send artwork' }))
  return findDialog()
}

export const Default: Story = {
  parameters: DIALOG_USAGE,
  play: async () => {
    await findDialog()
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  },
}

/** Only the page is left: the button that opened it, with the focus. */
export const ClosedByEscape: Story = {
  args: { open: false },
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async () => {
    await openDialog()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Send artwork' })).toHaveFocus()
  },
}

/** A click outside closes it, like Escape and the close button. Only the page is left. */
export const ClosedByClickOutside: Story = {
  args: { open: false },
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.previousElementSibling ?? dialog)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The focus also returns to the button when the dialog closes without user input. Only the page is left. */
export const ClosedByTimer: Story = {
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  args: { children: 'It closes by itself.' },
  render: (args) => <SelfClosingDialog {...args} />,
  play: async () => {
    await openDialog()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send artwork' })).toHaveFocus())
  },
}

/** It can't be closed while busy. */
export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <>
        <Button variant="ghost">Cancel</Button>
        <Button variant="primary" busy busyLabel="Sending 2 files">
          Send 2 files
        </Button>
      </>
    ),
  },
  play: async () => {
    const dialog = await findDialog()
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeInTheDocument()
  },
}

export const WithPicture: Story = {
  args: {
    picture: (
      <svg width="28" height="42" aria-hidden>
        <rect width="28" height="42" rx="2" fill="var(--raised)" />
      </svg>
    ),
  },
  play: async () => {
    await expect(await findDialog()).toHaveAccessibleDescription('Dracula, Bram Stoker')
  },
}

/** Without a field the dialog itself is focused, so that arrow keys scroll it; title and buttons stay visible. */
export const LongText: Story = {
  args: {
    title: 'Send artwork',
    note: 'The Strange Case of Dr Jekyll and Mr Hyde, with Other Tales and Fables, Robert Louis Stevenson, الأدب العربي',
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>{`${line + 1}. Read it with the lamp on, and mind the words that come after it.`}</p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const dialog = await findDialog()
    await expect(dialog).toHaveFocus()
    dialog.scrollTop = 400
    await expect(screen.getByRole('button', { name: 'Send' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight,
    )
  },
}

/** The lower dialog is inert until the upper one is closed. */
export const OverAnother: Story = {
  tags: ['!autodocs'],
  args: { children: <Discard /> },
  play: async () => {
    const lower = await findDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Discard two files?' })).toBeVisible())
    await expect(lower.closest('[inert]')).not.toBeNull()
  },
}

/** Escape closes only the upper one; the focus returns to the lower one. */
export const UpperClosedByEscape: Story = {
  tags: ['!autodocs'],
  args: { children: <Discard /> },
  parameters: NO_SNAPSHOT,
  play: async () => {
    await findDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Send artwork' })).toBeVisible())
  },
}

/** It fills the window below 768 px. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const dialog = await findDialog()
    const isPhone = matchesMediaQuery(SMALL_SCREEN)
    await waitFor(() => expect(dialog.getBoundingClientRect().height === window.innerHeight).toBe(isPhone))
  },
}

function Discard() {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        Discard
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Discard two files?"
        footer={<Button variant="danger">Discard</Button>}
      >
        They were not sent yet.
      </Dialog>
    </>
  )
}
