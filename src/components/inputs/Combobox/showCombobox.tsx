import { render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { useState } from 'react'
import { vi } from 'vitest'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

/** Some countries, each found by its code as well. */
export const countries = [
  { value: 'AU', label: 'Australia', hint: 'AU' },
  { value: 'CA', label: 'Canada', hint: 'CA' },
  { value: 'CI', label: 'Côte d’Ivoire', hint: 'CI' },
  { value: 'IE', label: 'Ireland', hint: 'IE' },
]

/** For tests: a Combobox that keeps its value, and a button that sets it from elsewhere. */
export function showCombobox({
  value = null,
  onPageKey,
  ...more
}: Partial<ComboboxProps<string>> & { onPageKey?: (key: string) => void } = {}) {
  const onChange = vi.fn()
  function Held() {
    const [held, setHeld] = useState(value)
    return (
      <div onKeyDown={({ key }) => onPageKey?.(key)}>
        <Combobox
          label="Country"
          options={countries}
          {...more}
          value={held}
          onChange={(next) => {
            onChange(next)
            setHeld(next)
          }}
        />
        <button type="button" onClick={() => setHeld('IE')}>
          Set Ireland
        </button>
      </div>
    )
  }
  render(<Held />)
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    onChange,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }),
  }
}

/** Its open list. */
export const list = () => screen.queryByRole('listbox', { name: 'Country' })
/** What is listed. */
export const labels = () =>
  screen
    .queryAllByRole('option')
    .map(({ lastElementChild, textContent }) =>
      lastElementChild?.tagName === 'SPAN' ? lastElementChild.textContent : textContent,
    )
/** The text of the active option. */
export const activeOf = (field: Element) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
/** What is told as it changes. */
export const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')
