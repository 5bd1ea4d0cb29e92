import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Select } from './Select.tsx'

// Skips the visibility check of every element, which is slow in jsdom.
configure({ defaultHidden: true })
afterEach(cleanup)

const options = [
  { value: 'title', label: 'Title' },
  { value: 'ad', label: 'Ad' },
  { value: 'day', label: 'Day' },
] as const

it('has no "Any" option and is set by keys', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  render(<Select label="Group by" options={options} value="ad" onChange={onChange} />)
  const control = screen.getByRole('combobox', { name: 'Group by' })
  control.focus()
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Title', 'Ad', 'Day'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('day')
  expect(screen.queryByRole('listbox')).toBeNull()
})
