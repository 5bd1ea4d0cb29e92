import { render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import { Combobox, type ComboboxProps } from '../Combobox.tsx'

/** Countries, also searchable by code. */
export const countries = [
  { value: 'AU', label: 'Australia', hint: 'AU' },
  { value: 'CA', label: 'Canada', hint: 'CA' },
  { value: 'CI', label: 'Côte d’Ivoire', hint: 'CI' },
  { value: 'IE', label: 'Ireland', hint: 'IE' },
]

/** Renders a controlled Combobox, and a button that sets its value from outside. */
export function renderCombobox({
  value = null,
  onPageKey,
  ...more
}: Partial<ComboboxProps<string>> & { onPageKey?: (key: string) => void } = {}) {
  const onChange = vi.fn()
  function Controlled() {
    const [currentValue, setCurrentValue] = useState(value)
    return (
      <div onKeyDown={({ key }) => onPageKey?.(key)}>
        <Combobox
          label="Country"
          options={countries}
          {...more}
          value={currentValue}
          onChange={(next) => {
            onChange(next)
            setCurrentValue(next)
          }}
        />
        <button type="button" onClick={() => setCurrentValue('IE')}>
          Set Ireland
        </button>
      </div>
    )
  }
  render(<Controlled />)
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    onChange,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }),
  }
}

/** The open list, or null. */
export const queryList = () => screen.queryByRole('listbox', { name: 'Country' })
/** Labels of the listed options, without their hints. */
export const optionLabels = () =>
  screen
    .queryAllByRole('option')
    .map(({ lastElementChild, textContent }) =>
      lastElementChild?.tagName === 'SPAN' ? lastElementChild.textContent : textContent,
    )
/** The text of the active option. */
export const activeOptionText = (field: Element) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
/** Text of all live regions. */
export const liveText = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
