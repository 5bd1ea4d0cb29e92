import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { Drawer } from './Drawer.tsx'
import type { DrawerProps } from './Drawer.tsx'

const Parts = styled.div`
  display: grid;
  gap: var(--sp-4);
`

const Reason = styled.p`
  padding: var(--sp-3);
  border-radius: var(--r-2);
  background: var(--err-soft);
`

const item = (
  <Parts>
    <StatusMark status="rejected" label="Rejected" />
    <Reason>The text covers more than a fifth of the picture.</Reason>
    <p>Shown in the feed since 12-10-2026.</p>
  </Parts>
)

const meta: Meta<typeof Drawer> = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  args: { title: 'Carousel card 2', note: 'Dracula, autumn, UK', children: item },
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
        component: `For looking at one thing of a list in full without leaving the list: an item of a campaign with its rejection reason. For a task of its own use Dialog, for the controls of a toolbar on small screens Sheet, for what deserves an address of its own a page.

**APG [dialog, modal](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)**

- The focus moves in, to \`data-autofocus\`, the first field or the drawer itself, and goes back to where it was.
- Tab and Shift+Tab go round inside; the page behind is out of reach and does not scroll.
- Escape closes, as do its button and a press beside it, unless it is busy.
- Its title is its name, its note describes it.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Drawer>

/** Opens by a press, so that the page of documentation stays one. */
function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Carousel card 2</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Carousel card 2' }))
  return screen.getByRole('dialog', { name: 'Carousel card 2' })
}

export const Default: Story = {
  play: async () => {
    const drawer = await open()
    await expect(drawer).toHaveFocus()
    await expect(drawer).toHaveAccessibleDescription('Dracula, autumn, UK')
    await waitFor(() =>
      expect(drawer.getBoundingClientRect()).toMatchObject({
        top: 0,
        width: 480,
        height: window.innerHeight,
        right: document.documentElement.clientWidth,
      }),
    )
  },
}

export const ClosedByEscape: Story = {
  play: async () => {
    await open()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Carousel card 2' })).toHaveFocus()
  },
}

export const WithFooter: Story = {
  args: { footer: <Button>Download</Button> },
  play: async () => {
    await open()
    await waitFor(() =>
      expect(window.innerHeight - screen.getByRole('button', { name: 'Download' }).getBoundingClientRect().bottom).toBe(
        20,
      ),
    )
  },
}

/** While something is under way, nothing closes it. */
export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <Button busy busyLabel="Downloading">
        Download
      </Button>
    ),
  },
  play: async () => {
    const drawer = await open()
    await userEvent.keyboard('{Escape}')
    await expect(drawer).toBeInTheDocument()
  },
}

/** Title and buttons stay in sight; the arrow keys scroll the rest. */
export const LongText: Story = {
  args: {
    title: 'Carousel card 2',
    note: 'The Strange Case of Dr Jekyll and Mr Hyde, with Other Tales and Fables, Robert Louis Stevenson, الأدب العربي',
    children: (
      <Parts>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>
            {line + 1}. Nur die allerschärfsten Kampagneneinstellungen, mind the words that come after it.
          </p>
        ))}
      </Parts>
    ),
    footer: <Button>Download</Button>,
  },
  play: async () => {
    const drawer = await open()
    drawer.scrollTop = 400
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Carousel card 2' })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Download' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight,
    )
  },
}

/** It takes the whole window. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const drawer = await open()
    await waitFor(() =>
      expect(drawer.getBoundingClientRect()).toMatchObject({
        top: 0,
        left: 0,
        width: window.innerWidth,
        height: window.innerHeight,
      }),
    )
  },
}

export const Light: Story = {
  globals: { theme: 'light' },
  play: async () => {
    const drawer = await open()
    await waitFor(() => expect(drawer).toBeVisible())
  },
}
