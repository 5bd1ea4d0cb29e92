import type { Meta, StoryObj } from '@storybook/react-vite'
import { startTransition, useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ControlBox } from '#components/inputs/Field/ControlBox.tsx'
import { FieldFrame } from '#components/inputs/Field/FieldFrame.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './Dialog.tsx'

const Words = styled.div`
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
  args: { title: 'Send material', note: 'Dracula, Bram Stoker', children: message },
  argTypes: {
    open: { control: false },
    children: { control: false },
    footer: { control: false },
    picture: { control: false },
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      description: {
        component: `For a task with its own beginning and end that the page must wait for: sending material, confirming what cannot be undone. Not for a choice beside a button (Popover, Menu), not for the controls of a toolbar on small screens (Sheet), not for telling that something is done (a notification).

**APG [dialog, modal](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)**

- The focus moves in, to \`data-autofocus\`, the first field or the dialog itself, and goes back to where it was.
- Tab and Shift+Tab go round inside; the page behind is out of reach and does not scroll.
- Escape closes, as do its button and a press beside it, unless it is busy. Of several, the topmost answers.
- Its title is its name, its note describes it.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Dialog>

/** Opens by a press, so that the page of documentation stays one. */
function Opened({ footer, ...rest }: DialogProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send material</Button>
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

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Send material' }))
  return screen.getByRole('dialog', { name: 'Send material' })
}

export const Default: Story = {
  play: async () => {
    await open()
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  },
}

export const ClosedByEscape: Story = {
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Send material' })).toHaveFocus()
  },
}

/** Press beside it: it closes, as on Escape and on the close button. */
export const ClosedByPressBeside: Story = {
  play: async () => {
    const dialog = await open()
    await userEvent.click(dialog.previousElementSibling ?? dialog)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** Not by a press but by what was waited for: the focus goes back all the same. */
export const ClosedLater: Story = {
  args: { children: 'It closes by itself.' },
  render: (args) => <ClosesItself {...args} />,
  play: async () => {
    await open()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send material' })).toHaveFocus())
  },
}

/** While it sends, nothing closes it. */
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
    const dialog = await open()
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
    await expect(await open()).toHaveAccessibleDescription('Dracula, Bram Stoker')
  },
}

/** Without a field the dialog itself has the focus: the arrow keys scroll it; title and buttons stay in sight. */
export const LongText: Story = {
  args: {
    title: 'Send material',
    note: 'The Strange Case of Dr Jekyll and Mr Hyde, with Other Tales and Fables, Robert Louis Stevenson, الأدب العربي',
    children: (
      <Words>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>{line + 1}. Read it with the lamp on, and mind the words that come after it.</p>
        ))}
      </Words>
    ),
  },
  play: async () => {
    const dialog = await open()
    await expect(dialog).toHaveFocus()
    dialog.scrollTop = 400
    await expect(screen.getByRole('button', { name: 'Send' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight,
    )
  },
}

/** The lower one waits, out of reach, until the upper one is closed. */
export const OverAnother: Story = {
  args: { children: <Discard /> },
  play: async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus()
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const dialog = await open()
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight))
  },
}

function ClosesItself(props: DialogProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => startTransition(() => setOpen(false)), 500)
    return () => clearTimeout(timer)
  }, [open])
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send material</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  )
}

function Discard() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Discard
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Discard two files?"
        footer={<Button variant="danger">Discard</Button>}
      >
        They were not sent yet.
      </Dialog>
    </>
  )
}
