import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { presetPeriod } from '#domain/period.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { DIALOG_KEYS } from '#components/lib/testing/keys.ts'
import { Sheet } from './Sheet.tsx'
import type { SheetProps } from './Sheet.tsx'

const Stack = styled.div`
  display: grid;
  gap: var(--sp-2);
`

const TODAY = '2026-11-20'

/** Opened alone, a story is as wide as its window, whatever its viewport is in Storybook's frame. */
const isPhone = () => matchesMediaQuery(SMALL_SCREEN)

const meta: Meta<typeof Sheet> = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  tags: ['autodocs'],
  args: { open: true, onClose: fn(), title: 'Filters', children: 'Status, countries, imprint.' },
  argTypes: { open: { control: false } },
  globals: { viewport: { value: 'w390' } },
  render: (args) => <SheetWithTrigger {...args} />,
  parameters: {
    docs: {
      keys: DIALOG_KEYS,
      story: { inline: false, height: '480px' },
      description: {
        component: `Holds toolbar controls that don't fit on a small screen, such as filters or report settings. Not for a separate task (use Dialog), and not on wider screens, where the controls are in the toolbar.

**ARIA pattern: [dialog](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)** (modal)

- On open, focus moves to the \`data-autofocus\` element, else the first field, else the sheet itself. On close, it returns to the previously focused element.
- The page behind is inert.
- Escape closes an open popover first, then the sheet.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Sheet>

function SheetWithTrigger({ footer, ...rest }: SheetProps) {
  const [open, setOpen] = useState(rest.open)
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

const findSheet = () => screen.findByRole('dialog', { name: 'Filters' })

export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Sheet } from '#components/overlays/Sheet/Sheet.tsx'

export function Filters() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Filters</Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title="Filters">
        Status, countries, imprint.
      </Sheet>
    </>
  )
}`,
      },
    },
  },
  play: async () => {
    const sheet = await findSheet()
    await expect(sheet).toHaveFocus()
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom === window.innerHeight).toBe(isPhone()))
  },
}

/** Only the page is left: the button that opened it, with the focus. */
export const ClosedByItsButton: Story = {
  args: { open: false },
  tags: ['!autodocs'],
  parameters: NO_SNAPSHOT,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await findSheet()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
}

/** Popovers open above the sheet. */
export const WithPeriod: Story = {
  tags: ['!autodocs'],
  args: {
    children: <PeriodPicker fullWidth period={presetPeriod('28d', TODAY)} today={TODAY} onChange={() => undefined} />,
  },
  play: async () => {
    await findSheet()
    await userEvent.click(screen.getByRole('button', { name: 'Period: Last 28 days' }))
    await expect(await screen.findByRole('radio', { name: 'Last 28 days' })).toHaveFocus()
  },
}

/** Escape closes the popover first: the sheet stays. */
export const PeriodClosedByEscape: Story = {
  tags: ['!autodocs'],
  args: { ...WithPeriod.args },
  parameters: NO_SNAPSHOT,
  play: async () => {
    const sheet = await findSheet()
    await userEvent.click(screen.getByRole('button', { name: 'Period: Last 28 days' }))
    await screen.findByRole('radio', { name: 'Last 28 days' })
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('radio')).toBeNull()
    await expect(sheet).toBeInTheDocument()
  },
}

/** A strip of the page stays visible above the sheet. The title and footer stay fixed while the content scrolls. */
export const LongText: Story = {
  args: {
    children: (
      <Stack>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>{`${index + 1}. Nur die allerschärfsten Kampagneneinstellungen, الأدب العربي`}</p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const sheet = await findSheet()
    sheet.scrollTop = 400
    if (isPhone()) await waitFor(() => expect(sheet.getBoundingClientRect().top).toBe(48))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Filters' })).toBeVisible())
  },
}

/** Centred from 768 px: the window may be widened while the sheet is open. */
export const OnWideScreen: Story = {
  globals: { viewport: { value: 'w1200' } },
  play: async () => {
    await expect((await findSheet()).getBoundingClientRect().width).toBe(520)
  },
}
