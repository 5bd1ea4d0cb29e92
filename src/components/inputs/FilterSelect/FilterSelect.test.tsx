import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FilterSelect } from './FilterSelect.tsx'

// Visibility is asked of jsdom's style engine for every element otherwise, which is slow.
configure({ defaultHidden: true })
afterEach(cleanup)

type Status = 'live' | 'paused' | 'planned'
const options = [
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
  { value: 'planned', label: 'Planned' },
] as const

function filter({ start = null, searchable = false }: { start?: Status | null; searchable?: boolean } = {}) {
  const onChange = vi.fn()
  function Page() {
    const [value, setValue] = useState<Status | null>(start)
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
const activeOf = (holder: Element) =>
  document.getElementById(holder.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('FilterSelect', () => {
  it('shows its value, and marks the chosen option', async () => {
    const { user, trigger } = filter({ start: 'paused' })
    expect(trigger.textContent).toContain('Paused')
    await user.click(trigger)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Paused')
    expect(activeOf(trigger)).toBe('Paused')
  })

  it('is set by mouse, and cleared by "any"', async () => {
    const { user, trigger, onChange } = filter()
    await user.click(trigger)
    await user.click(screen.getByRole('option', { name: 'Live' }))
    expect(onChange).toHaveBeenLastCalledWith('live')
    expect(list()).toBeNull()
    expect(document.activeElement).toBe(trigger)
    await user.click(trigger)
    await user.click(screen.getByRole('option', { name: 'Any' }))
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('is set by keys: arrows stop at the ends, Enter and Space choose', async () => {
    const { user, trigger, onChange } = filter()
    trigger.focus()
    await user.keyboard('{ArrowDown}')
    expect(activeOf(trigger)).toBe('Any')
    await user.keyboard('{ArrowUp}{End}{ArrowDown}')
    expect(activeOf(trigger)).toBe('Planned')
    await user.keyboard('{Home}{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('live')
    await user.keyboard(' {ArrowDown} ')
    expect(onChange).toHaveBeenLastCalledWith('paused')
    expect(list()).toBeNull()
  })

  it('opens and moves by typed letters', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { user, trigger } = filter()
    trigger.focus()
    await user.keyboard('pl')
    expect(activeOf(trigger)).toBe('Planned')
    vi.useRealTimers()
  })

  it('chooses on Tab and goes on', async () => {
    const { user, trigger, onChange } = filter()
    trigger.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Tab}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('live')
    expect(document.activeElement?.textContent).toBe('After')
  })

  it('opens by Alt and Down at what is set, chooses and closes by Alt and Up', async () => {
    const { user, trigger, onChange } = filter({ start: 'live' })
    trigger.focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(activeOf(trigger)).toBe('Live')
    await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('paused')
    expect(list()).toBeNull()
    expect(document.activeElement).toBe(trigger)
  })

  it('moves by ten with Page Up and Page Down', async () => {
    const { user, trigger } = filter()
    trigger.focus()
    await user.keyboard('{Enter}{PageDown}')
    expect(activeOf(trigger)).toBe('Planned')
    await user.keyboard('{PageUp}')
    expect(activeOf(trigger)).toBe('Any')
  })

  it('opens at its ends by Home and End', async () => {
    const { user, trigger } = filter({ start: 'live' })
    trigger.focus()
    await user.keyboard('{End}')
    expect(activeOf(trigger)).toBe('Planned')
    await user.keyboard('{Escape}{Home}')
    expect(activeOf(trigger)).toBe('Any')
  })

  it('closes when the focus moves on by itself, and changes nothing', async () => {
    const { user, trigger, onChange } = filter()
    await user.click(trigger)
    act(() => screen.getByText('After').focus())
    await waitFor(() => expect(list()).toBeNull())
    expect(onChange).not.toHaveBeenCalled()
  })

  it('changes nothing on Escape, nor when the same is chosen again', async () => {
    const { user, trigger, onChange } = filter({ start: 'live' })
    await user.click(trigger)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(list()).toBeNull()
    await user.keyboard('{Enter}{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('FilterSelect, searchable', () => {
  it('narrows its list, chooses and gives the focus back', async () => {
    const { user, trigger, onChange } = filter({ searchable: true })
    await user.click(trigger)
    const field = screen.getByRole('combobox', { name: 'Find: Status' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('P')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Paused', 'Planned'])
    expect(activeOf(field)).toBe('Paused')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Paused')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('planned')
    expect(document.activeElement).toBe(trigger)
    expect(trigger.textContent).toBe('Status Planned')
  })

  it('says when nothing matches, and then chooses nothing', async () => {
    const { user, trigger, onChange } = filter({ searchable: true })
    await user.click(trigger)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
    await user.keyboard('zz')
    expect(screen.getByRole('status').textContent).toBe('Nothing matches')
    expect(screen.getByRole('combobox').hasAttribute('aria-activedescendant')).toBe(false)
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('closes and drops the text on Escape and when it is left', async () => {
    const { user, trigger, onChange } = filter({ searchable: true })
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

  it('opens by Down on its button, at what is set', async () => {
    const { user, trigger } = filter({ searchable: true, start: 'paused' })
    trigger.focus()
    await user.keyboard('{ArrowDown}')
    const field = screen.getByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(activeOf(field)).toBe('Paused')
  })
})
