import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DateRangePicker, preloadCalendar } from './DateRangePicker.tsx'
import type { DateRangePickerProps } from './DateRangePickerProps.ts'

const TODAY = '2026-11-20'

// Loads the calendar's code, as hovering its opener would.
beforeAll(async () => {
  preloadCalendar()
  await vi.dynamicImportSettled()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = (name: 'From' | 'To') => screen.getByLabelText<HTMLInputElement>(name)
const descriptionOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const cell = (day: string) => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`)
  if (!found) throw new Error(`${day} is not visible`)
  return found
}
const rangeParts = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-part]'), ({ dataset }) => [dataset.day, dataset.part])
const selectedDays = () => rangeParts().map(([day]) => day)
const focusedDay = () => (document.activeElement as HTMLElement | null)?.dataset.day
const months = () => screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
const status = () => screen.getByRole('status').textContent

function setup(props: Partial<DateRangePickerProps> = {}) {
  const onApply = vi.fn()
  render(
    <DateRangePicker period={{ from: '2026-11-02', to: '2026-11-06' }} today={TODAY} {...props} onApply={onApply} />,
  )
  return { user: userEvent.setup(), onApply }
}

describe('DateRangePicker calendar', () => {
  it('shows two months, each day once, and the selected range', () => {
    setup()
    expect(months()).toEqual(['October 2026', 'November 2026'])
    const days = Array.from(document.querySelectorAll<HTMLElement>('[data-day]'), ({ dataset }) => dataset.day)
    expect(new Set(days).size).toBe(days.length)
    expect(days).toHaveLength(3 + 31 + 30 + 6)
    expect(rangeParts()).toEqual([
      ['2026-11-02', 'first'],
      ['2026-11-03', 'inside'],
      ['2026-11-04', 'inside'],
      ['2026-11-05', 'inside'],
      ['2026-11-06', 'last'],
    ])
    expect(screen.getByRole('grid', { name: 'November 2026' }).contains(cell('2026-11-06'))).toBe(true)
    expect(screen.getByRole('gridcell', { name: 'Fri, 6 Nov 2026, end date', selected: true })).toBe(cell('2026-11-06'))
    expect(cell(TODAY).getAttribute('aria-current')).toBe('date')
  })

  it('picks the first day, then the last, and updates the fields', async () => {
    const { user, onApply } = setup()
    await user.click(cell('2026-10-15'))
    expect([field('From').value, field('To').value, status()]).toEqual(['15-10-2026', '', 'Choose an end date'])
    await user.hover(cell('2026-10-18'))
    expect(selectedDays()).toEqual(['2026-10-15', '2026-10-16', '2026-10-17', '2026-10-18'])
    await user.click(cell('2026-10-17'))
    expect([field('From').value, field('To').value, status()]).toEqual(['15-10-2026', '17-10-2026', '3 days'])
    await user.hover(cell('2026-10-25'))
    expect(selectedDays()).toHaveLength(3)
    await user.click(screen.getByText('Apply'))
    expect(onApply.mock.calls).toEqual([[{ from: '2026-10-15', to: '2026-10-17' }]])
  })

  it('accepts two days in either order, and the same day twice', async () => {
    const { user, onApply } = setup()
    await user.click(cell('2026-11-04'))
    await user.hover(cell('2026-11-03'))
    expect(rangeParts()).toEqual([
      ['2026-11-03', 'first'],
      ['2026-11-04', 'last'],
    ])
    await user.click(cell('2026-10-31'))
    expect([field('From').value, field('To').value]).toEqual(['31-10-2026', '04-11-2026'])
    await user.click(cell('2026-11-09'))
    await user.click(cell('2026-11-09'))
    expect(rangeParts()).toEqual([['2026-11-09', 'only']])
    await user.click(screen.getByText('Apply'))
    expect(onApply).toHaveBeenLastCalledWith({ from: '2026-11-09', to: '2026-11-09' })
  })

  it('is one tab stop, with keys that move across months', async () => {
    const { user } = setup()
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
    cell('2026-11-06').focus()
    await user.keyboard('{Home}{ArrowUp}{ArrowLeft}')
    expect(focusedDay()).toBe('2026-10-25')
    expect(months()).toEqual(['October 2026', 'November 2026'])
    await user.keyboard('{PageUp}')
    expect([focusedDay(), ...months()]).toEqual(['2026-09-25', 'September 2026', 'October 2026'])
    await user.keyboard('{Shift>}{PageDown}{/Shift}{End}{ArrowRight}')
    expect([focusedDay(), ...months()]).toEqual(['2027-09-27', 'August 2027', 'September 2027'])
    await user.keyboard('{Enter}{ArrowDown} ')
    expect([field('From').value, field('To').value]).toEqual(['27-09-2027', '04-10-2027'])
    expect(focusedDay()).toBe('2027-10-04')
  })

  it('does not submit its form on Enter on a day', async () => {
    const { user, onApply } = setup()
    cell('2026-11-06').focus()
    await user.keyboard('{Enter}')
    expect(onApply).not.toHaveBeenCalled()
    expect(field('To').value).toBe('')
  })

  it('respects its limits by pointer, keys and month buttons', async () => {
    const { user } = setup({ min: '2026-10-30', max: '2026-11-18' })
    expect(cell('2026-11-19').getAttribute('aria-disabled')).toBe('true')
    await user.click(cell('2026-11-19'))
    expect(field('To').value).toBe('06-11-2026')
    cell('2026-11-06').focus()
    await user.keyboard('{PageDown}')
    expect(focusedDay()).toBe('2026-11-18')
    await user.keyboard('{PageUp}{PageUp}')
    expect(focusedDay()).toBe('2026-10-30')
    for (const name of ['Previous month', 'Next month']) {
      await user.click(screen.getByRole('button', { name }))
      expect(months()).toEqual(['October 2026', 'November 2026'])
    }
  })

  it('scrolls by its buttons and keeps a tab stop among the visible days', async () => {
    const { user } = setup()
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(months()).toEqual(['August 2026', 'September 2026'])
    expect(
      Array.from(document.querySelectorAll<HTMLElement>('[data-day][tabindex="0"]'), ({ dataset }) => dataset.day),
    ).toEqual(['2026-09-06'])
  })

  it('starts with the first month that has a selectable day', () => {
    setup({ min: '2026-11-01' })
    expect(months()).toEqual(['November 2026', 'December 2026'])
  })
})

describe('DateRangePicker fields', () => {
  it('accept a typed day, normalise it and show it in the calendar', async () => {
    const { user, onApply } = setup()
    await user.clear(field('From'))
    await user.type(field('From'), '3/2/26')
    expect(months()).toEqual(['February 2026', 'March 2026'])
    expect(cell('2026-02-03').dataset.part).toBe('first')
    await user.tab()
    expect(field('From').value).toBe('03-02-2026')
    await user.type(field('To'), '{Enter}')
    expect(onApply.mock.calls).toEqual([[{ from: '2026-02-03', to: '2026-11-06' }]])
  })

  it('show errors only after Apply, until they are fixed', async () => {
    const { user, onApply } = setup({ min: '2026-01-01', max: TODAY })
    await user.clear(field('To'))
    await user.type(field('To'), '1-11-2026')
    expect(field('To').getAttribute('aria-invalid')).toBe('false')
    await user.click(screen.getByText('Apply'))
    expect(document.activeElement).toBe(field('To'))
    expect(descriptionOf(field('To'))).toBe('End date is before the start date')
    await user.clear(field('From'))
    await user.type(field('From'), '31-12-2025')
    expect(descriptionOf(field('From'))).toBe('Choose 01-01-2026 or later')
    await user.click(screen.getByText('Apply'))
    expect(document.activeElement).toBe(field('From'))
    await user.clear(field('From'))
    await user.type(field('From'), '1-10-2026')
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
    await user.click(screen.getByText('Apply'))
    expect(onApply.mock.calls).toEqual([[{ from: '2026-10-01', to: '2026-11-01' }]])
  })

  it('require both days', async () => {
    const { user, onApply } = setup()
    await user.click(cell('2026-11-03'))
    await user.click(screen.getByText('Apply'))
    expect(descriptionOf(field('To'))).toBe('Choose a date')
    expect(document.activeElement).toBe(field('To'))
    await user.click(cell('2026-11-05'))
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
    expect(onApply).not.toHaveBeenCalled()
  })
})

describe('DateRangePicker on a phone', () => {
  const setField = (name: 'From' | 'To', value: string) => fireEvent.change(field(name), { target: { value } })
  const mockPhone = () =>
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))

  it('shows only the native date fields', async () => {
    mockPhone()
    const { user, onApply } = setup()
    expect(screen.queryByRole('grid')).toBeNull()
    expect([field('From').type, field('From').value]).toEqual(['date', '2026-11-02'])
    setField('To', TODAY)
    expect(status()).toBe('19 days Today is incomplete.')
    await user.click(screen.getByText('Apply'))
    expect(onApply.mock.calls).toEqual([[{ from: '2026-11-02', to: TODAY }]])
  })

  it('reports an invalid day that the browser cannot parse', async () => {
    mockPhone()
    const { user, onApply } = setup()
    setField('From', '')
    Object.defineProperty(field('From'), 'validity', { value: { badInput: true } })
    await user.click(screen.getByText('Apply'))
    expect(descriptionOf(field('From'))).toBe('That date doesn’t exist')
    expect(onApply).not.toHaveBeenCalled()
  })
})
