import { cleanup, configure, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { activeOf, labels, list, showCombobox as show } from './showCombobox.tsx'

// Visibility is asked of jsdom's style engine for every element otherwise, which is slow.
configure({ defaultHidden: true })
afterEach(cleanup)

describe('Combobox, as the ARIA practices have its keys', () => {
  it('activates nothing by typing: Down then goes to the first, Up to the last, each round the ends', async () => {
    const { user, field, onChange } = show()
    await user.type(field, 'a')
    expect(labels()).toEqual(['Australia', 'Canada', 'Ireland'])
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}')
    expect(activeOf(field)).toBe('AUAustralia')
    await user.keyboard('{ArrowUp}')
    expect(activeOf(field)).toBe('IEIreland')
    await user.keyboard('{ArrowDown}')
    expect(activeOf(field)).toBe('AUAustralia')
    cleanup()
    const again = show()
    await again.user.type(again.field, 'a{ArrowUp}')
    expect(activeOf(again.field)).toBe('IEIreland')
  })

  it('tells the active option as the selected one, and marks the chosen one for the eye', async () => {
    const { user, field } = show({ value: 'CA' })
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('CICôte d’Ivoire')
    expect(screen.getByRole('option', { name: /Canada/ }).querySelector('svg')).not.toBeNull()
  })

  it('opens by Up at the last option, and by Alt and Down at none', async () => {
    const { user, field } = show()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(activeOf(field)).toBe('IEIreland')
    await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}')
    expect(list()).not.toBeNull()
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  })

  it('chooses and closes by Alt and Up', async () => {
    const { user, field, onChange } = show()
    await user.type(field, 'c{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('CA')
    expect(list()).toBeNull()
  })

  it.each(['{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}', 'a'])('returns to the text by %s', async (key) => {
    const { user, field } = show()
    await user.type(field, 'c{ArrowDown}')
    expect(activeOf(field)).toBe('CACanada')
    await user.keyboard(key)
    expect(list()).not.toBeNull()
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  })

  it('goes to the first after the text was taken back to nothing', async () => {
    const { user, field } = show()
    await user.type(field, 'i{ArrowDown}{Backspace}{ArrowDown}')
    expect(activeOf(field)).toBe('AUAustralia')
  })

  it('closes by Escape first and keeps the text, then clears it', async () => {
    const { user, field } = show()
    await user.type(field, 'c{ArrowDown}{Escape}')
    expect(list()).toBeNull()
    expect(field.value).toBe('c')
    await user.keyboard('{Escape}')
    expect(field.value).toBe('')
  })

  it('says which list its button shows', async () => {
    const { user, field } = show()
    await user.click(field)
    const button = screen.getByRole('button', { name: 'Show the list: Country' })
    expect(button.getAttribute('aria-controls')).toBe(list()?.id)
    expect(field.getAttribute('aria-controls')).toBe(list()?.id)
  })
})
