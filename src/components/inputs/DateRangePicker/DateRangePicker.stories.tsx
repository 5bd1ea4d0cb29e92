import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { BELOW_LARGE_SCREEN, matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

const TODAY = '2026-11-20'

const meta: Meta<typeof DateRangePicker> = {
  title: 'Components/Inputs/DateRangePicker',
  component: DateRangePicker,
  tags: ['autodocs'],
  args: { period: { from: '2026-10-23', to: '2026-11-19' }, today: TODAY, max: TODAY, onApply: fn() },
  parameters: {
    docs: {
      keys: {
        'Left, Right': 'Move by a day',
        'Up, Down': 'Move by a week',
        'Home, End': 'Move to Monday and Sunday',
        'Page Up, Page Down': 'Move by a month; with Shift by a year',
        'Enter, Space': 'Select the first day, then the last',
      },
      description: {
        component: `For a date range, typed or picked in a calendar. Report bars use it inside PeriodPicker; use it alone if there are no presets. Not for a single day (use a date field). It shows two months from 1200px, one below that, and the phone’s own date fields below 768px.

**ARIA pattern: [grid](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/)**, as in the date picker dialog example

- Tab moves through the two fields, the month buttons and the days, which are one tab stop. Days are typed as DD-MM-YYYY, with any separator.
- Picking the days in reverse order also works. In between, the range extends to the focused or hovered day.
- The month is announced when it changes; a status line asks for the second day, then gives the length.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof DateRangePicker>

/** Waits for the calendar, whose code may still be loading when a story starts. */
const findGrids = (root: HTMLElement) => within(root).findAllByRole('grid')
const getDay = (root: HTMLElement, name: string | RegExp) => within(root).getByRole('gridcell', { name })

export const Default: Story = {
  parameters: {
    docs: {
      source: {
        code: `import { useState } from 'react'
import { DateRangePicker } from '#components/inputs/DateRangePicker/DateRangePicker.tsx'

const TODAY = '2026-11-20'

export function ReportPeriod() {
  const [period, setPeriod] = useState({ from: '2026-10-23', to: '2026-11-19' })
  return <DateRangePicker period={period} today={TODAY} max={TODAY} onApply={setPeriod} />
}`,
      },
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const grids = await findGrids(canvasElement)
    await expect(grids.map((grid) => grid.getAttribute('aria-labelledby'))).toHaveLength(2)
    await userEvent.click(getDay(canvasElement, 'Mon, 12 Oct 2026'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose an end date')
    await userEvent.click(getDay(canvasElement, 'Wed, 4 Nov 2026'))
    await expect(canvas.getByLabelText('From')).toHaveValue('12-10-2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2026-10-12', to: '2026-11-04' })
  },
}

export const Light: Story = {
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
  play: async ({ canvasElement }) => {
    await expect(await findGrids(canvasElement)).toHaveLength(2)
  },
}

/** After the first pick, the range extends to the hovered or focused day. */
export const PickingEnd: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await findGrids(canvasElement)
    await userEvent.click(getDay(canvasElement, 'Mon, 12 Oct 2026'))
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    await expect(getDay(canvasElement, 'Thu, 19 Nov 2026, end date')).toHaveFocus()
    await expect(getDay(canvasElement, 'Sat, 31 Oct 2026')).toHaveAttribute('aria-selected', 'true')
  },
}

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await findGrids(canvasElement)
    canvas.getByLabelText('To').focus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(getDay(canvasElement, 'Thu, 19 Nov 2026, end date')).toHaveFocus()
    await userEvent.keyboard('{PageUp}{PageUp}{Home}')
    await expect(getDay(canvasElement, 'Mon, 14 Sep 2026')).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{End} ')
    await expect(canvas.getByLabelText('To')).toHaveValue('04-10-2026')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await expect(getDay(canvasElement, 'Sat, 4 Oct 2025')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2026-09-14', to: '2026-10-04' })
  },
}

/** The calendar scrolls to a typed day, which is rewritten as DD-MM-YYYY on blur. */
export const Typed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await findGrids(canvasElement)
    await userEvent.clear(canvas.getByLabelText('From'))
    await userEvent.type(canvas.getByLabelText('From'), '1/2/26')
    await userEvent.tab()
    await expect(canvas.getByLabelText('From')).toHaveValue('01-02-2026')
    await expect(getDay(canvasElement, 'Sun, 1 Feb 2026, start date')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2026-02-01', to: '2026-11-19' })
  },
}

export const Invalid: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await findGrids(canvasElement)
    await userEvent.clear(canvas.getByLabelText('From'))
    await userEvent.type(canvas.getByLabelText('From'), '31-02-2026')
    await userEvent.clear(canvas.getByLabelText('To'))
    await userEvent.type(canvas.getByLabelText('To'), 'tomorrow{Enter}')
    await expect(canvas.getByLabelText('From')).toHaveFocus()
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription('That date doesn’t exist')
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription('Enter a date as DD-MM-YYYY')
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** Days and months outside `min` and `max` can't be reached. */
export const Limits: Story = {
  args: { min: '2026-10-12', max: '2026-11-19', period: { from: '2026-10-12', to: '2026-10-12' } },
  play: async ({ canvas, canvasElement }) => {
    await findGrids(canvasElement)
    await expect(getDay(canvasElement, 'Sun, 11 Oct 2026')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(getDay(canvasElement, 'Sun, 11 Oct 2026'))
    await expect(canvas.getByLabelText('From')).toHaveValue('12-10-2026')
    getDay(canvasElement, 'Mon, 12 Oct 2026, start and end date').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(getDay(canvasElement, 'Mon, 12 Oct 2026, start and end date')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The current selection, including today. */
export const Selected: Story = {
  args: { selected: true, period: { from: '2026-10-20', to: TODAY } },
  play: async ({ canvas, canvasElement }) => {
    await findGrids(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('32 days Today is incomplete.')
  },
}

export const OneMonth: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    const months = matchesMediaQuery(BELOW_LARGE_SCREEN) ? 1 : 2
    await expect(await findGrids(canvasElement)).toHaveLength(months)
    // Days of the adjacent months are shown too.
    await userEvent.click(getDay(canvasElement, 'Mon, 26 Oct 2026'))
    await expect(canvas.getByLabelText('From')).toHaveValue('26-10-2026')
  },
}

/** Below 768px: the phone's own date fields. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const isPhone = matchesMediaQuery(SMALL_SCREEN)
    await expect(await canvas.findByLabelText('From')).toHaveAttribute('type', isPhone ? 'date' : 'text')
    await expect(canvas.queryAllByRole('grid').length === 0).toBe(isPhone)
  },
}
