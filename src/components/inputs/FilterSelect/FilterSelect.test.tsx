import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FilterSelect } from './FilterSelect.tsx'

// Skips the visibility check of every element, which is slow in jsdom.
configure({ defaultHidden: true })
afterEach(cleanup)

type Status = 'live' | 'paused' | 'planned'
const options = [
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
  { value: 'planned', label: 'Planned' },
] as const

function setup({ initial = null, searchable = false }: { initial?: Status | null; searchable?: boolean } = {}) {
  const onChange = vi.fn()
  function Page() {
    const [value, setValue] = useState<Status | null>(initial)
    return (
      <>
        <FilterSelect<Status>
          label="Status"
          anyLabel="Any"
          options={options}
          value={value}
          searchable={searchable}
          onChange={(next) => {
            onChange(next)
            setValue(next)
          }}
        />
        <button type="button">After</button>
      </>
    )
  }
  render(<Page />)
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    onChange,
    trigger: screen.getByRole(searchable ? 'button' : 'combobox', { name: searchable ? /^Status/ : 'Status' }),
  }
}

const list = () => screen.queryByRole('listbox', { name: 'Status' })
const activeOptionText = (element: Element) =>
  document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('FilterSelect', () => {
  it('shows its value and marks the selected option', async () => {
    const { user, trigger } = setup({ initial: 'paused' })
    expect(trigger.textContent).toContain('Paused')
    await user.click(trigger)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Paused')
    expect(activeOptionText(trigger)).toBe('Paused')
  })

  it('is set by click and cleared by "Any"', async () => {
    const { user, trigger, onChange } = setup()
    await user.click(trigger)
    await user.click(screen.getByRole('option', { name: 'Live' }))
    expect(onChange).toHaveBeenLastCalledWith('live')
    expect(list()).toBeNull()
    expect(document.activeElement).toBe(trigger)
    await user.click(trigger)
    await user.click(screen.getByRole('option', { name: 'Any' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('is set by keys: arrows stop at the ends, Enter and Space select', async () => {
    const { user, trigger, onChange } = setup()
    trigger.focus()
    await user.keyboard('{ArrowDown}')
    expect(activeOptionText(trigger)).toBe('Any')
    await user.keyboard('{ArrowUp}{End}{ArrowDown}')
    expect(activeOptionText(trigger)).toBe('Planned')
    await user.keyboard('{Home}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('live')
    await user.keyboard(' {ArrowDown} ')
    expect(onChange).toHaveBeenLastCalledWith('paused')
    expect(list()).toBeNull()
  })

  it('opens and moves by typed letters', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { user, trigger } = setup()
    trigger.focus()
    await user.keyboard('pl')
    expect(activeOptionText(trigger)).toBe('Planned')
    vi.useRealTimers()
  })

  it('selects on Tab and moves the focus on', async () => {
    const { user, trigger, onChange } = setup()
    trigger.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('live')
    expect(document.activeElement?.textContent).toBe('After')
  })

  it('opens at its value on Alt+Down, and selects and closes on Alt+Up', async () => {
    const { user, trigger, onChange } = setup({ initial: 'live' })
    trigger.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(activeOptionText(trigger)).toBe('Live')
    await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('paused')
    expect(list()).toBeNull()
    expect(document.activeElement).toBe(trigger)
  })

  it('moves by ten with Page Up and Page Down', async () => {
    const { user, trigger } = setup()
    trigger.focus()
    await user.keyboard('{Enter}{PageDown}')
    expect(activeOptionText(trigger)).toBe('Planned')
    await user.keyboard('{PageUp}')
    expect(activeOptionText(trigger)).toBe('Any')
  })

  it('opens at the first and last option on Home and End', async () => {
    const { user, trigger } = setup({ initial: 'live' })
    trigger.focus()
    await user.keyboard('{End}')
    expect(activeOptionText(trigger)).toBe('Planned')
    await user.keyboard('{Escape}{Home}')
    expect(activeOptionText(trigger)).toBe('Any')
  })

  it('closes without a change when the focus moves away', async () => {
    const { user, trigger, onChange } = setup()
    await user.click(trigger)
    act(() => screen.getByText('After').focus())
    await waitFor(() => expect(list()).toBeNull())
    expect(onChange).not.toHaveBeenCalled()
  })

  it('changes nothing on Escape or when the same value is selected again', async () => {
    const { user, trigger, onChange } = setup({ initial: 'live' })
    await user.click(trigger)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(list()).toBeNull()
    await user.keyboard('{Enter}{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('FilterSelect, searchable', () => {
  it('filters its list, selects and returns the focus', async () => {
    const { user, trigger, onChange } = setup({ searchable: true })
    await user.click(trigger)
    const field = screen.getByRole('combobox', { name: 'Find: Status' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('P')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Paused', 'Planned'])
    expect(activeOptionText(field)).toBe('Paused')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Paused')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('planned')
    expect(document.activeElement).toBe(trigger)
    expect(trigger.textContent).toBe('Status Planned')
  })

  it('announces that nothing matches; Enter then selects nothing', async () => {
    const { user, trigger, onChange } = setup({ searchable: true })
    await user.click(trigger)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
    await user.keyboard('zz')
    expect(screen.getByRole('status').textContent).toBe('No matches')
    expect(screen.getByRole('combobox').hasAttribute('aria-activedescendant')).toBe(false)
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('closes and discards the text on Escape and on Tab', async () => {
    const { user, trigger, onChange } = setup({ searchable: true })
    for (const key of ['{Escape}', '{Tab}']) {
      await user.click(trigger)
      const field = screen.getByRole('combobox')
      await waitFor(() => expect(document.activeElement).toBe(field))
      await user.keyboard(`pau${key}`)
      await waitFor(() => expect(list()).toBeNull())
    }
    expect(document.activeElement?.textContent).toBe('After')
    await user.click(trigger)
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('opens at its value on Down', async () => {
    const { user, trigger } = setup({ searchable: true, initial: 'paused' })
    trigger.focus()
    await user.keyboard('{ArrowDown}')
    const field = screen.getByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(activeOptionText(field)).toBe('Paused')
  })
})
