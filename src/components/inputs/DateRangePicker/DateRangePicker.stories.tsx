import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DateRangePicker } from './DateRangePicker.tsx'

const TODAY = '2026-11-20'

const meta: Meta<typeof DateRangePicker> = {
  title: 'Components/Inputs/DateRangePicker',
  component: DateRangePicker,
  tags: ['autodocs'],
  args: { period: { from: '2026-10-23', to: '2026-11-19' }, today: TODAY, max: TODAY, onApply: fn() },
  parameters: {
    docs: {
      description: {
        component: `For any two days: type them, or pick both in the calendar. It stands in the panel of PeriodPicker, which is what a report bar wants; alone where there are no presets. Not for one day (a date field). Two months from 1200px, one below that, the phone’s own fields below 768px.

**APG [date picker](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/), its grid**

- Tab reaches the two fields, the buttons for the months, and the days as one stop. Days are typed as DD-MM-YYYY, with any mark between.
- Left and Right move by a day, Up and Down by a week, Home and End to Monday and Sunday, Page Up and Page Down by a month, with Shift by a year.
- Enter and Space choose: the first day, then the last; a day before the first becomes the first. Until then the period runs up to the focus, or the pointer.
- The month is told when it changes; a status line tells what is still to be chosen, then how many days they are.`,
      },
      story: { inline: false, height: '520px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof DateRangePicker>

/** The calendar's code may still be on its way when a story begins. */
const calendar = (root: HTMLElement) => within(root).findAllByRole('grid')
const day = (root: HTMLElement, name: string | RegExp) => within(root).getByRole('gridcell', { name })

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const grids = await calendar(canvasElement)
    await expect(grids.map((grid) => grid.getAttribute('aria-labelledby'))).toHaveLength(2)
    await userEvent.click(day(canvasElement, 'Mon, 12 Oct 2026'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose the last day')
    await userEvent.click(day(canvasElement, 'Wed, 4 Nov 2026'))
    await expect(canvas.getByLabelText('From')).toHaveValue('12-10-2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2026-10-12', to: '2026-11-04' })
  },
}

export const Light: Story = { globals: { theme: 'light' } }

/** One day is picked; the days up to the pointer, or to the focus, would be the period. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await calendar(canvasElement)
    await userEvent.click(day(canvasElement, 'Mon, 12 Oct 2026'))
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    await expect(day(canvasElement, 'Thu, 19 Nov 2026, last day')).toHaveFocus()
    await expect(day(canvasElement, 'Sat, 31 Oct 2026')).toHaveAttribute('aria-selected', 'true')
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await calendar(canvasElement)
    canvas.getByLabelText('To').focus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(day(canvasElement, 'Thu, 19 Nov 2026, last day')).toHaveFocus()
    await userEvent.keyboard('{PageUp}{PageUp}{Home}')
    await expect(day(canvasElement, 'Mon, 14 Sep 2026')).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{End} ')
    await expect(canvas.getByLabelText('To')).toHaveValue('04-10-2026')
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}')
    await expect(day(canvasElement, 'Sat, 4 Oct 2025')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2026-09-14', to: '2026-10-04' })
  },
}

/** A typed day comes into sight, and is written as all days are when the field is left. */
export const Typed: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await calendar(canvasElement)
    await userEvent.clear(canvas.getByLabelText('From'))
    await userEvent.type(canvas.getByLabelText('From'), '1/2/26')
    await userEvent.tab()
    await expect(canvas.getByLabelText('From')).toHaveValue('01-02-2026')
    await expect(day(canvasElement, 'Sun, 1 Feb 2026, first day')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2026-02-01', to: '2026-11-19' })
  },
}

export const Wrong: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await calendar(canvasElement)
    await userEvent.clear(canvas.getByLabelText('From'))
    await userEvent.type(canvas.getByLabelText('From'), '31-02-2026')
    await userEvent.clear(canvas.getByLabelText('To'))
    await userEvent.type(canvas.getByLabelText('To'), 'tomorrow{Enter}')
    await expect(canvas.getByLabelText('From')).toHaveFocus()
    await expect(canvas.getByLabelText('From')).toHaveAccessibleDescription('This day does not exist')
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription('Write the day as DD-MM-YYYY')
    await expect(args.onApply).not.toHaveBeenCalled()
  },
}

/** Days before `min` and after `max` cannot be chosen, and no month beyond them be shown. */
export const Limits: Story = {
  args: { min: '2026-10-12', max: '2026-11-19', period: { from: '2026-10-12', to: '2026-10-12' } },
  play: async ({ canvas, canvasElement }) => {
    await calendar(canvasElement)
    await expect(day(canvasElement, 'Sun, 11 Oct 2026')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day(canvasElement, 'Sun, 11 Oct 2026'))
    await expect(canvas.getByLabelText('From')).toHaveValue('12-10-2026')
    day(canvasElement, 'Mon, 12 Oct 2026, only day').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(day(canvasElement, 'Mon, 12 Oct 2026, only day')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The period is what is chosen, with today in it. */
export const Chosen: Story = {
  args: { chosen: true, period: { from: '2026-10-20', to: TODAY } },
  play: async ({ canvas, canvasElement }) => {
    await calendar(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('32 days Today is not complete yet.')
  },
}

export const OneMonth: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await calendar(canvasElement)).toHaveLength(1)
    // Days of the months beside it are there as well.
    await userEvent.click(day(canvasElement, 'Mon, 26 Oct 2026'))
    await expect(canvas.getByLabelText('From')).toHaveValue('26-10-2026')
  },
}

/** Below 768px: the phone's own fields. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByLabelText('From')).toHaveAttribute('type', 'date')
  },
}
