import { cleanup, configure, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { activeOptionText, optionLabels, queryList, renderCombobox as setup } from './testing/renderCombobox.tsx'

// Skips the visibility check of every element, which is slow in jsdom.
configure({ defaultHidden: true })
afterEach(cleanup)

describe('Combobox keys, as in the ARIA practices', () => {
  it('makes no option active while typing; Down then moves to the first, Up to the last, wrapping around', async () => {
    const { user, field, onChange } = setup()
    await user.type(field, 'a')
    expect(optionLabels()).toEqual(['Australia', 'Canada', 'Ireland'])
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
    await user.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}')
    expect(activeOptionText(field)).toBe('AUAustralia')
    await user.keyboard('{ArrowUp}')
    expect(activeOptionText(field)).toBe('IEIreland')
    await user.keyboard('{ArrowDown}')
    expect(activeOptionText(field)).toBe('AUAustralia')
    cleanup()
    const second = setup()
    await second.user.type(second.field, 'a{ArrowUp}')
    expect(activeOptionText(second.field)).toBe('IEIreland')
  })

  it('sets aria-selected on the active option and a check mark on the selected one', async () => {
    const { user, field } = setup({ value: 'CA' })
    await user.click(field)
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('CICôte d’Ivoire')
    expect(screen.getByRole('option', { name: /Canada/ }).querySelector('svg')).not.toBeNull()
  })

  it('opens at the last option on Up, and at none on Alt+Down', async () => {
    const { user, field } = setup()
    await user.tab()
    await user.keyboard('{ArrowUp}')
    expect(activeOptionText(field)).toBe('IEIreland')
    await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}')
    expect(queryList()).not.toBeNull()
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  })

  it('selects and closes on Alt+Up', async () => {
    const { user, field, onChange } = setup()
    await user.type(field, 'c{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('CA')
    expect(queryList()).toBeNull()
  })

  it.each(['{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}', 'a'])('clears the active option on %s', async (key) => {
    const { user, field } = setup()
    await user.type(field, 'c{ArrowDown}')
    expect(activeOptionText(field)).toBe('CACanada')
    await user.keyboard(key)
    expect(queryList()).not.toBeNull()
    expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  })

  it('moves to the first option after the text was deleted', async () => {
    const { user, field } = setup()
    await user.type(field, 'i{ArrowDown}{Backspace}{ArrowDown}')
    expect(activeOptionText(field)).toBe('AUAustralia')
  })

  it('closes on the first Escape and clears the text on the second', async () => {
    const { user, field } = setup()
    await user.type(field, 'c{ArrowDown}{Escape}')
    expect(queryList()).toBeNull()
    expect(field.value).toBe('c')
    await user.keyboard('{Escape}')
    expect(field.value).toBe('')
  })

  it('names the list that its button controls', async () => {
    const { user, field } = setup()
    await user.click(field)
    const button = screen.getByRole('button', { name: 'Show options: Country' })
    expect(button.getAttribute('aria-controls')).toBe(queryList()?.id)
    expect(field.getAttribute('aria-controls')).toBe(queryList()?.id)
  })
})
