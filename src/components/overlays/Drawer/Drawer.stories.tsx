import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { DIALOG_KEYS } from '#components/lib/testing/keys.ts'
import { Drawer } from './Drawer.tsx'
import type { DrawerProps } from './Drawer.tsx'

const Stack = styled.div`
  display: grid;
  gap: var(--sp-4);
`

const Reason = styled.p`
  padding: var(--sp-3);
  border-radius: var(--r-2);
  background: var(--err-soft);
`

const creative = (
  <Stack>
    <StatusMark status="rejected" label="Rejected" />
    <Reason>The text covers more than a fifth of the picture.</Reason>
    <p>Shown in the feed since 12-10-2026.</p>
  </Stack>
)

const meta: Meta<typeof Drawer> = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  args: { open: true, onClose: fn(), title: 'Carousel card 2', note: 'Dracula, autumn, UK', children: creative },
  argTypes: {
    open: { control: false },
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      keys: DIALOG_KEYS,
      story: { inline: false, height: '480px' },
      description: {
        component: `For the details of one item without leaving its list: a creative of a campaign with its rejection reason. For a separate task use Dialog, for a toolbar's controls on small screens Sheet, for anything that needs its own URL a page.

**ARIA pattern: [dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)** (modal)

- The focus moves to \`data-autofocus\`, the first field or the drawer itself, and returns to where it was.
- The page behind is inert and doesn't scroll.
- The close button and a click outside close it, too, unless it is busy.
- Its accessible name is the title, its description the line below.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Drawer>

function Opened(props: DrawerProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Carousel card 2</Button>
      <Drawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const findDrawer = () => screen.findByRole('dialog', { name: 'Carousel card 2' })

export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Drawer } from '#components/overlays/Drawer/Drawer.tsx'

export function CardDetails() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Carousel card 2</Button>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Carousel card 2"
        note="Dracula, autumn, UK"
      >
        <p>Shown in the feed since 12-10-2026.</p>
      </Drawer>
    </>
  )
}`,
      },
    },
  },
  play: async () => {
    const drawer = await findDrawer()
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

/** Only the page is left: the button that opened it, with the focus. */
export const ClosedByEscape: Story = {
  args: { open: false },
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Carousel card 2' }))
    await findDrawer()
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
    await findDrawer()
    await waitFor(() =>
      expect(window.innerHeight - screen.getByRole('button', { name: 'Download' }).getBoundingClientRect().bottom).toBe(
        20,
      ),
    )
  },
}

/** It can't be closed while busy. */
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
    const drawer = await findDrawer()
    await userEvent.keyboard('{Escape}')
    await expect(drawer).toBeInTheDocument()
  },
}

/** Title and buttons stay visible; arrow keys scroll the rest. */
export const LongText: Story = {
  args: {
    title: 'Carousel card 2',
    note: 'The Strange Case of Dr Jekyll and Mr Hyde, with Other Tales and Fables, Robert Louis Stevenson, الأدب العربي',
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>
            {`${line + 1}. Nur die allerschärfsten Kampagneneinstellungen, mind the words that come after it.`}
          </p>
        ))}
      </Stack>
    ),
    footer: <Button>Download</Button>,
  },
  play: async () => {
    const drawer = await findDrawer()
    drawer.scrollTop = 400
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Carousel card 2' })).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Download' }).getBoundingClientRect().bottom).toBeLessThan(
      window.innerHeight,
    )
  },
}

/** It fills the window below 768 px. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const drawer = await findDrawer()
    await waitFor(() =>
      expect(drawer.getBoundingClientRect()).toMatchObject({
        top: 0,
        right: window.innerWidth,
        width: matchesMediaQuery(SMALL_SCREEN) ? window.innerWidth : 480,
        height: window.innerHeight,
      }),
    )
  },
}

export const Light: Story = {
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
  play: async () => {
    const drawer = await findDrawer()
    await waitFor(() => expect(drawer).toBeVisible())
  },
}
