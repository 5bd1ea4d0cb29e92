import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { preloadCalendar } from '#components/inputs/DateRangePicker/DateRangePicker.tsx'
import { presetPeriod } from '#domain/period.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import type { PeriodPickerProps } from './PeriodPicker.tsx'

// Loads the calendar's code, as hovering the button would.
beforeAll(async () => {
  preloadCalendar()
  await vi.dynamicImportSettled()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TODAY = '2026-11-20'
const trigger = () => screen.getByLabelText(/^Period: /)
const popover = () => screen.queryByRole('dialog')
const radio = (name: string) => screen.getByText(name, { selector: '[role=radio] > span' })
const focusedPreset = () => document.activeElement?.firstElementChild?.textContent
const field = (name: 'From' | 'To') => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const applyButton = () => screen.getByText('Apply')
const setField = (name: 'From' | 'To', value: string) => fireEvent.change(field(name), { target: { value } })

function setup(props: Partial<PeriodPickerProps> = {}) {
  const onChange = vi.fn()
  render(<PeriodPicker period={presetPeriod('28d', TODAY)} today={TODAY} {...props} onChange={onChange} />)
  return { user: userEvent.setup(), onChange }
}

async function setupOpen(props: Partial<PeriodPickerProps> = {}) {
  const result = setup(props)
  await result.user.click(trigger())
  return result
}

describe('PeriodPicker button', () => {
  it.each([
    ['2026-10-23', '2026-11-19', 'Last 28 days'],
    ['2025-11-01', '2026-10-31', 'Last 12 months'],
    ['2026-10-22', '2026-11-19', '22\u00a0Oct\u00a0–\u00a019\u00a0Nov'],
    ['2026-11-05', '2026-11-05', '5\u00a0Nov'],
    ['2025-12-24', '2026-01-06', '24-12-2025\u00a0–\u00a006-01-2026'],
    ['2025-11-05', '2025-11-05', '05-11-2025'],
  ])('describes %s to %s as %s', (from, to, text) => {
    setup({ period: { from, to } })
    expect(screen.getByRole('button', { name: `Period: ${text}` }).getAttribute('aria-expanded')).toBe('false')
  })
})

describe('PeriodPicker presets', () => {
  it('show their date ranges; the current one is checked and focused', async () => {
    await setupOpen()
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-checked'))).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
      'false',
    ])
    expect(focusedPreset()).toBe('Last 28 days')
    expect(
      screen.getByRole('radio', { name: 'Last month', description: '1\u00a0Oct\u00a0–\u00a031\u00a0Oct' }),
    ).toBeTruthy()
  })

  it('are selected by click, which closes the popover and returns the focus', async () => {
    const { user, onChange } = await setupOpen()
    await user.click(radio('Last month'))
    expect(onChange.mock.calls).toEqual([[{ from: '2026-10-01', to: '2026-10-31' }]])
    expect(popover()).toBeNull()
    expect(document.activeElement).toBe(trigger())
  })

  it('get the focus by arrow keys, Home and End, and are selected by Enter and Space', async () => {
    const { user, onChange } = await setupOpen()
    await user.keyboard('{ArrowDown}')
    expect(focusedPreset()).toBe('Last 90 days')
    await user.keyboard('{End}{ArrowRight}')
    expect(focusedPreset()).toBe('Last 7 days')
    await user.keyboard('{ArrowUp}')
    expect(focusedPreset()).toBe('Last 12 months')
    await user.keyboard('{Home}{ArrowLeft}{ArrowLeft}')
    expect(focusedPreset()).toBe('Last month')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard(' ')
    expect(onChange).toHaveBeenCalledOnce()
    await user.click(trigger())
    await user.keyboard('{Home}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-13', to: '2026-11-19' })
  })

  it('are one tab stop and report nothing when the current one is selected again', async () => {
    const { user, onChange } = await setupOpen()
    await user.tab()
    expect(document.activeElement).toBe(field('From'))
    await user.click(radio('Last 28 days'))
    expect(onChange).not.toHaveBeenCalled()
    expect(popover()).toBeNull()
  })

  it('are not selected when Escape closes the popover', async () => {
    const { user, onChange } = await setupOpen()
    await user.keyboard('{ArrowDown}{Escape}')
    expect(popover()).toBeNull()
    expect(document.activeElement).toBe(trigger())
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('PeriodPicker custom period', () => {
  it('starts with the current range and shows its length', async () => {
    await setupOpen()
    expect([field('From').value, field('To').value]).toEqual(['23-10-2026', '19-11-2026'])
    expect(screen.getByText('28 days')).toBeTruthy()
    setField('To', '20-11-2026')
    expect(popover()?.textContent).toContain('29 days Today is incomplete.')
    setField('From', '20-11-2026')
    expect(popover()?.textContent).toContain('1 day Today')
  })

  it('is applied by the Apply button and by Enter', async () => {
    const { user, onChange } = await setupOpen()
    setField('From', '01-09-2026')
    await user.click(applyButton())
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-09-01', to: '2026-11-19' })
    expect(popover()).toBeNull()
    await user.click(trigger())
    setField('To', '01-11-2026')
    await user.type(field('To'), '{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-23', to: '2026-11-01' })
  })

  it('does not submit a surrounding form', async () => {
    const onSubmit = vi.fn()
    const user = userEvent.setup()
    const onChange = vi.fn()
    render(
      <div onSubmit={onSubmit}>
        <PeriodPicker period={presetPeriod('28d', TODAY)} today={TODAY} onChange={onChange} />
      </div>,
    )
    await user.click(trigger())
    setField('From', '01-11-2026')
    await user.click(applyButton())
    expect(onChange).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('PeriodPicker on a small screen', () => {
  it('opens a sheet with Apply at its foot', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { user, onChange } = await setupOpen()
    expect(screen.getByRole('dialog', { name: 'Period' }).getAttribute('aria-modal')).toBe('true')
    expect(focusedPreset()).toBe('Last 28 days')
    expect(screen.getAllByText('Apply')).toHaveLength(1)
    setField('From', '2026-09-01')
    await user.click(within(screen.getByRole('contentinfo')).getByText('Apply'))
    expect(onChange.mock.calls).toEqual([[{ from: '2026-09-01', to: '2026-11-19' }]])
    expect(popover()).toBeNull()
    expect(document.activeElement).toBe(trigger())
    await user.click(trigger())
    await user.click(radio('Last month'))
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' })
    expect(popover()).toBeNull()
  })
})
