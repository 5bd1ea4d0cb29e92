import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { periodOf } from '#domain/period.ts'
import { Sheet } from './Sheet.tsx'
import type { SheetProps } from './Sheet.tsx'

const Words = styled.div`
  display: grid;
  gap: var(--sp-2);
`

const TODAY = '2026-11-20'

const meta: Meta<typeof Sheet> = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  tags: ['autodocs'],
  args: { title: 'Filters', children: 'Status, countries, imprint.' },
  argTypes: { open: { control: false }, children: { control: false }, footer: { control: false } },
  globals: { viewport: { value: 'w390' } },
  render: (args) => <Opened {...args} />,
  parameters: {
    docs: {
      description: {
        component: `For the controls of a toolbar that have no room on a small screen: filters, settings of a report. Not for a task of its own (Dialog), and not on wider screens, where the controls stand in the toolbar and open popovers.

**APG [dialog, modal](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)**

- The focus moves in, to \`data-autofocus\`, the first field or the sheet itself, and goes back to where it was.
- Tab and Shift+Tab go round inside, popovers included; the page behind is out of reach.
- Escape closes a popover inside first, then the sheet.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Sheet>

/** Opens by a press, so that the page of documentation stays one. */
function Opened({ footer, ...rest }: SheetProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet
        {...rest}
        open={open}
        onClose={close}
        footer={
          footer ?? (
            <Button variant="primary" onClick={close}>
              Show 12 titles
            </Button>
          )
        }
      />
    </>
  )
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  return screen.getByRole('dialog', { name: 'Filters' })
}

export const Default: Story = {
  play: async () => {
    const sheet = await open()
    await expect(sheet).toHaveFocus()
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight))
  },
}

export const ClosedByItsButton: Story = {
  play: async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

/** Popovers stand over the sheet, and Escape closes them first. */
export const WithPeriod: Story = {
  args: { children: <PeriodPicker block period={periodOf('28d', TODAY)} today={TODAY} onChange={() => undefined} /> },
  play: async () => {
    const sheet = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Period: Last 28 days' }))
    await expect(await screen.findByRole('radio', { name: 'Last 28 days' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('radio')).toBeNull()
    await expect(sheet).toBeInTheDocument()
  },
}

/** A strip of the page stays in sight above; title and buttons stay while the rest scrolls. */
export const LongText: Story = {
  args: {
    children: (
      <Words>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>{line + 1}. Nur die allerschärfsten Kampagneneinstellungen, الأدب العربي</p>
        ))}
      </Words>
    ),
  },
  play: async () => {
    const sheet = await open()
    sheet.scrollTop = 400
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBe(48))
    await expect(screen.getByRole('heading', { name: 'Filters' })).toBeVisible()
  },
}

/** Wider than 768 px it stands in the middle, for a window that grows while it is open. */
export const OnWideScreen: Story = {
  globals: { viewport: { value: 'w1200' } },
  play: async () => {
    await expect((await open()).getBoundingClientRect().width).toBe(520)
  },
}
