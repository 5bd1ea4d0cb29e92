import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { Combobox } from './Combobox.tsx'
import { activeOf, countries, labels, list, showCombobox as show, told } from './showCombobox.tsx'

// Visibility is asked of jsdom's style engine for every element otherwise, which is slow.
configure({ defaultHidden: true })
afterEach(cleanup)

describe('Combobox', () => {
  it('opens as text is typed, narrows without case and accents, and tells how many there are', async () => {
    const { user, field, onChange } = show()
    await user.type(field, 'C')
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(labels()).toEqual(['Canada', 'Côte d’Ivoire'])
    expect(told()).toBe('2 found')
    await user.keyboard('ote')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('CI')
    expect(field.value).toBe('Côte d’Ivoire')
    expect(list()).toBeNull()
    expect(document.activeElement).toBe(field)
  })

  it('opens by Down and Up at the chosen option, all in sight, and changes nothing on Escape', async () => {
    const { user, field, onChange } = show({ value: 'CA' })
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(labels()).toHaveLength(4)
    expect(activeOf(field)).toBe('CACanada')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('CACanada')
    await user.keyboard('{ArrowDown}{Escape}')
    expect(list()).toBeNull()
    expect(field.value).toBe('Canada')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('keeps Escape to itself while there is something to close or clear, then it is the page’s', async () => {
    const onPageKey = vi.fn()
    const { user, field, onChange } = show({ value: 'CA', onPageKey })
    await user.click(field)
    await user.keyboard('{Escape}')
    expect(list()).toBeNull()
    await user.keyboard('{Escape}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(field.value).toBe('')
    expect(onPageKey).not.toHaveBeenCalledWith('Escape')
    await user.keyboard('{Escape}')
    expect(onPageKey).toHaveBeenCalledWith('Escape')
  })

  it('is closed by Escape before the dialog that it stands in', async () => {
    const onClose = vi.fn()
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
    render(
      <Dialog open onClose={onClose} title="Send material">
        <Combobox label="Country" options={countries} value={null} onChange={vi.fn()} />
      </Dialog>,
    )
    await user.keyboard('{ArrowDown}')
    expect(list()).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(list()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('keeps a text that is no option when it is left, sets no value and says what is wanted', async () => {
    const { user, field, onChange } = show({ value: 'CA', invalidText: 'Choose a country' })
    await user.clear(field)
    await user.type(field, 'Ire')
    expect(screen.queryByText('Choose a country')).toBeNull()
    await user.tab()
    expect(field.value).toBe('Ire')
    expect(list()).toBeNull()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const errors = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(errors?.textContent).toBe('Choose a country')
    await user.type(field, 'l')
    expect(field.getAttribute('aria-invalid')).toBe('false')
  })

  it('takes a text that names an option when it is left, and by Enter', async () => {
    const { user, field, onChange } = show()
    await user.type(field, 'ireland')
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('IE')
    expect(field.value).toBe('Ireland')
    await user.clear(field)
    await user.type(field, 'CANADA{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('CA')
  })

  it('shows a value that is set from elsewhere in place of a text that is no option', async () => {
    const { user, field } = show({ invalidText: 'Choose a country' })
    await user.type(field, 'Atlantis')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Set Ireland' }))
    expect(field.value).toBe('Ireland')
    expect(screen.queryByText('Choose a country')).toBeNull()
  })

  it('is cleared when it is left empty, and by its button', async () => {
    const { user, field, onChange } = show({ value: 'CA' })
    await user.clear(field)
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.blur(field)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    cleanup()
    const again = show({ value: 'IE' })
    await again.user.click(screen.getByRole('button', { name: 'Clear: Country' }))
    expect(again.onChange).toHaveBeenCalledExactlyOnceWith(null)
    expect(document.activeElement).toBe(again.field)
    expect(screen.queryByRole('button', { name: 'Clear: Country' })).toBeNull()
  })

  it('brings the text back when the chosen option is chosen again', async () => {
    const { user, field, onChange } = show({ value: 'CA' })
    await user.clear(field)
    await user.type(field, 'can{ArrowDown}{Enter}')
    expect(field.value).toBe('Canada')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is opened and closed by its button, which is no tab stop, and chosen from by mouse', async () => {
    const { user, field, onChange } = show()
    const button = screen.getByRole('button', { name: 'Show the list: Country' })
    expect(button.tabIndex).toBe(-1)
    await user.click(button)
    expect(document.activeElement).toBe(field)
    expect(list()).not.toBeNull()
    await user.click(button)
    expect(list()).toBeNull()
    await user.click(button)
    await user.click(screen.getByRole('option', { name: /Ireland/ }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('IE')
    expect(document.activeElement).toBe(field)
  })

  it('says when nothing fits, and Enter then chooses nothing', async () => {
    const { user, field, onChange } = show({ emptyText: 'No country of that name' })
    await user.type(field, 'zz')
    expect(told()).toBe('No country of that name')
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('writes blanks, and leaves Home and End to the caret', async () => {
    const { user, field } = show()
    await user.type(field, 'a b{Home}{ArrowRight}x')
    expect(field.value).toBe('ax b')
  })

  it('lists the first of very many', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => ({ value: `${at}`, label: `Title ${at}` }))
    const { user, field } = show({ options: many })
    await user.click(field)
    expect(screen.getAllByRole('option')).toHaveLength(200)
    expect(told()).toBe('The first 200 of 3,000. Type to narrow.')
    await user.keyboard('2999')
    expect(labels()).toEqual(['Title 2999'])
  })

  it('takes nothing while disabled', async () => {
    const { user, field } = show({ disabled: true, value: 'CA' })
    await user.click(field)
    expect(list()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Clear: Country' })).toBeNull()
  })
})

describe('Combobox, with options from elsewhere', () => {
  it('tells what is typed, narrows nothing itself, and tells when that is over', async () => {
    const onSearch = vi.fn()
    const { user, field, onChange } = show({ onSearch })
    await user.type(field, 'zz')
    expect(onSearch.mock.calls).toEqual([['z'], ['zz']])
    expect(labels()).toHaveLength(4)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('AU')
    expect(onSearch).toHaveBeenLastCalledWith('')
  })

  it('says that it waits, and offers nothing old meanwhile', async () => {
    const { user, field, onChange } = show({ onSearch: vi.fn(), loading: true })
    await user.type(field, 'a')
    expect(told()).toBe('Loading…')
    expect(labels()).toEqual([])
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('shows a chosen value that is not among the options', () => {
    const { field } = show({ onSearch: vi.fn(), options: [], value: 'NZ', valueText: 'New Zealand' })
    expect(field.value).toBe('New Zealand')
  })
})
