import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { Combobox } from './Combobox.tsx'
import {
  activeOptionText,
  countries,
  optionLabels,
  queryList,
  renderCombobox as setup,
  liveText,
} from './testing/renderCombobox.tsx'

// Skips the visibility check of every element, which is slow in jsdom.
configure({ defaultHidden: true })
afterEach(cleanup)

describe('Combobox', () => {
  it('opens on typing, filters without case and accents, and announces the number of matches', async () => {
    const { user, field, onChange } = setup()
    await user.type(field, 'C')
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(optionLabels()).toEqual(['Canada', 'Côte d’Ivoire'])
    expect(liveText()).toBe('2 found')
    await user.keyboard('ote')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('CI')
    expect(field.value).toBe('Côte d’Ivoire')
    expect(queryList()).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('opens at the selected option on Down, unfiltered, and changes nothing on Escape', async () => {
    const { user, field, onChange } = setup({ value: 'CA' })
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(optionLabels()).toHaveLength(4)
    expect(activeOptionText(field)).toBe('CACanada')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('CACanada')
    await user.keyboard('{ArrowDown}{Escape}')
    expect(queryList()).toBeNull()
    expect(field.value).toBe('Canada')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('handles Escape while there is something to close or clear, then leaves it to the page', async () => {
    const onPageKey = vi.fn()
    const { user, field, onChange } = setup({ value: 'CA', onPageKey })
    await user.click(field)
    await user.keyboard('{Escape}')
    expect(queryList()).toBeNull()
    await user.keyboard('{Escape}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(field.value).toBe('')
    expect(onPageKey).not.toHaveBeenCalledWith('Escape')
    await user.keyboard('{Escape}')
    expect(onPageKey).toHaveBeenCalledWith('Escape')
  })

  it('closes on Escape before the dialog it is in', async () => {
    const onClose = vi.fn()
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
    render(
      <Dialog open onClose={onClose} title="Send artwork">
        <Combobox label="Country" options={countries} value={null} onChange={vi.fn()} />
      </Dialog>,
    )
    await user.keyboard('{ArrowDown}')
    expect(queryList()).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(queryList()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('keeps text that matches no option on blur, clears the value and shows an error', async () => {
    const { user, field, onChange } = setup({ value: 'CA', invalidText: 'Choose a country' })
    await user.clear(field)
    await user.type(field, 'Ire')
    expect(screen.queryByText('Choose a country')).toBeNull()
    await user.tab()
    expect(field.value).toBe('Ire')
    expect(queryList()).toBeNull()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const errors = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(errors?.textContent).toBe('Choose a country')
    await user.type(field, 'l')
    expect(field.getAttribute('aria-invalid')).toBe('false')
  })

  it('selects the option whose name is typed in full, on blur and on Enter', async () => {
    const { user, field, onChange } = setup()
    await user.type(field, 'ireland')
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('IE')
    expect(field.value).toBe('Ireland')
    await user.clear(field)
    await user.type(field, 'CANADA{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('CA')
  })

  it('replaces text that matches no option by a value set from outside', async () => {
    const { user, field } = setup({ invalidText: 'Choose a country' })
    await user.type(field, 'Atlantis')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Set Ireland' }))
    expect(field.value).toBe('Ireland')
    expect(screen.queryByText('Choose a country')).toBeNull()
  })

  it('is cleared by leaving it empty and by its button', async () => {
    const { user, field, onChange } = setup({ value: 'CA' })
    await user.clear(field)
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.blur(field)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    cleanup()
    const second = setup({ value: 'IE' })
    await second.user.click(screen.getByRole('button', { name: 'Clear: Country' }))
    expect(second.onChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(document.activeElement).toBe(second.field)
    expect(screen.queryByRole('button', { name: 'Clear: Country' })).toBeNull()
  })

  it('restores the text when the selected option is selected again', async () => {
    const { user, field, onChange } = setup({ value: 'CA' })
    await user.clear(field)
    await user.type(field, 'can{ArrowDown}{Enter}')
    expect(field.value).toBe('Canada')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('opens and closes by its button, which is no tab stop, and selects on click', async () => {
    const { user, field, onChange } = setup()
    const button = screen.getByRole('button', { name: 'Show options: Country' })
    expect(button.tabIndex).toBe(-1)
    await user.click(button)
    expect(document.activeElement).toBe(field)
    expect(queryList()).not.toBeNull()
    await user.click(button)
    expect(queryList()).toBeNull()
    await user.click(button)
    await user.click(screen.getByRole('option', { name: /Ireland/ }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('IE')
    expect(document.activeElement).toBe(field)
  })

  it('announces that nothing matches; Enter then selects nothing', async () => {
    const { user, field, onChange } = setup({ emptyText: 'No country of that name' })
    await user.type(field, 'zz')
    expect(liveText()).toBe('No country of that name')
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('types spaces and leaves Home and End to the caret', async () => {
    const { user, field } = setup()
    await user.type(field, 'a b{Home}{ArrowRight}x')
    expect(field.value).toBe('ax b')
  })

  it('lists the first 200 of many options', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({ value: `${index}`, label: `Title ${index}` }))
    const { user, field } = setup({ options: many })
    await user.click(field)
    expect(screen.getAllByRole('option')).toHaveLength(200)
    expect(liveText()).toBe('First 200 of 3,000. Type to narrow the list.')
    await user.keyboard('2999')
    expect(optionLabels()).toEqual(['Title 2999'])
  })

  it('does not open while disabled', async () => {
    const { user, field } = setup({ disabled: true, value: 'CA' })
    await user.click(field)
    expect(queryList()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Clear: Country' })).toBeNull()
  })
})

describe('Combobox with onSearch', () => {
  it('reports the typed text, filters nothing itself, and reports the end of the search', async () => {
    const onSearch = vi.fn()
    const { user, field, onChange } = setup({ onSearch })
    await user.type(field, 'zz')
    expect(onSearch.mock.calls).toEqual([['z'], ['zz']])
    expect(optionLabels()).toHaveLength(4)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('AU')
    expect(onSearch).toHaveBeenLastCalledWith('')
  })

  it('announces loading and lists no outdated options', async () => {
    const { user, field, onChange } = setup({ onSearch: vi.fn(), loading: true })
    await user.type(field, 'a')
    expect(liveText()).toBe('Loading…')
    expect(optionLabels()).toEqual([])
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows a value that is not among the options', () => {
    const { field } = setup({ onSearch: vi.fn(), options: [], value: 'NZ', valueLabel: 'New Zealand' })
    expect(field.value).toBe('New Zealand')
  })
})
