import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { preloadCalendar } from '#components/inputs/DateRangePicker/DateRangePicker.tsx'
import { periodOf } from '#domain/period.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import type { PeriodPickerProps } from './PeriodPicker.tsx'

// The calendar's code is on hand, as after a hover of what opens it.
beforeAll(async () => {
  preloadCalendar()
  await vi.dynamicImportSettled()
})
afterEach(cleanup)

const TODAY = '2026-11-20'
const trigger = () => screen.getByLabelText(/^Period: /)
const popover = () => screen.queryByRole('dialog')
const radio = (name: string) => screen.getByText(name, { selector: '[role=radio] > span' })
const focused = () => document.activeElement?.firstElementChild?.textContent
const field = (name: 'From' | 'To') => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const apply = () => screen.getByText('Apply')
const write = (name: 'From' | 'To', value: string) => fireEvent.change(field(name), { target: { value } })

function show(props: Partial<PeriodPickerProps> = {}) {
  const onChange = vi.fn()
  render(<PeriodPicker period={periodOf('28d', TODAY)} today={TODAY} {...props} onChange={onChange} />)
  return { user: userEvent.setup(), onChange }
}

async function opened(props: Partial<PeriodPickerProps> = {}) {
  const shown = show(props)
  await shown.user.click(trigger())
  return shown
}

describe('the button of a PeriodPicker', () => {
  it.each([
    ['2026-10-23', '2026-11-19', 'Last 28 days'],
    ['2025-11-01', '2026-10-31', 'Last 12 months'],
    ['2026-10-22', '2026-11-19', '22 Oct to 19 Nov'],
    ['2026-11-05', '2026-11-05', '5 Nov'],
    ['2025-12-24', '2026-01-06', '24 Dec 2025 to 6 Jan 2026'],
    ['2025-11-05', '2025-11-05', '5 Nov 2025'],
  ])('says of %s to %s: %s', (from, to, text) => {
    show({ period: { from, to } })
    expect(screen.getByRole('button', { name: `Period: ${text}` }).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the presets of a PeriodPicker', () => {
  it('stand with their days, the chosen one marked and focused', async () => {
    await opened()
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('aria-checked'))).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
      'false',
    ])
    expect(focused()).toBe('Last 28 days')
    expect(screen.getByRole('radio', { name: 'Last month', description: '1 Oct to 31 Oct' })).toBeTruthy()
  })

  it('are chosen by a press; the popover closes and the focus goes back', async () => {
    const { user, onChange } = await opened()
    await user.click(radio('Last month'))
    expect(onChange.mock.calls).toEqual([[{ from: '2026-10-01', to: '2026-10-31' }]])
    expect(popover()).toBeNull()
    expect(document.activeElement).toBe(trigger())
  })

  it('are walked by arrows, Home and End, which choose nothing; Enter and Space choose', async () => {
    const { user, onChange } = await opened()
    await user.keyboard('{ArrowDown}')
    expect(focused()).toBe('Last 90 days')
    await user.keyboard('{End}{ArrowRight}')
    expect(focused()).toBe('Last 7 days')
    await user.keyboard('{ArrowUp}')
    expect(focused()).toBe('Last 12 months')
    await user.keyboard('{Home}{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe('Last month')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard(' ')
    expect(onChange).toHaveBeenCalledOnce()
    await user.click(trigger())
    await user.keyboard('{Home}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-13', to: '2026-11-19' })
  })

  it('are one tab stop, and say nothing when the same is chosen again', async () => {
    const { user, onChange } = await opened()
    await user.tab()
    expect(document.activeElement).toBe(field('From'))
    await user.click(radio('Last 28 days'))
    expect(onChange).not.toHaveBeenCalled()
    expect(popover()).toBeNull()
  })

  it('are left unchosen by Escape', async () => {
    const { user, onChange } = await opened()
    await user.keyboard('{ArrowDown}{Escape}')
    expect(popover()).toBeNull()
    expect(document.activeElement).toBe(trigger())
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('the custom period of a PeriodPicker', () => {
  it('begins with the days that are shown and tells its length', async () => {
    await opened()
    expect([field('From').value, field('To').value]).toEqual(['23-10-2026', '19-11-2026'])
    expect(screen.getByText('28 days')).toBeTruthy()
    write('To', '20-11-2026')
    expect(popover()?.textContent).toContain('29 days Today is not complete yet.')
    write('From', '20-11-2026')
    expect(popover()?.textContent).toContain('1 day Today')
  })

  it('is applied by its button and by Enter', async () => {
    const { user, onChange } = await opened()
    write('From', '01-09-2026')
    await user.click(apply())
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-09-01', to: '2026-11-19' })
    expect(popover()).toBeNull()
    await user.click(trigger())
    write('To', '01-11-2026')
    await user.type(field('To'), '{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-23', to: '2026-11-01' })
  })

  it('does not send a form around it', async () => {
    const onSubmit = vi.fn()
    const user = userEvent.setup()
    const onChange = vi.fn()
    render(
      <div onSubmit={onSubmit}>
        <PeriodPicker period={periodOf('28d', TODAY)} today={TODAY} onChange={onChange} />
      </div>,
    )
    await user.click(trigger())
    write('From', '01-11-2026')
    await user.click(apply())
    expect(onChange).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
