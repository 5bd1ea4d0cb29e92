import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SegmentedControl } from './SegmentedControl.tsx'

// Skips the visibility check of every element, which is slow in jsdom.
configure({ defaultHidden: true })
afterEach(cleanup)

const options = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month', count: 1200 },
  { value: 'year', label: 'Year', disabled: true },
] as const

it('renders a group of radio buttons with a common name', () => {
  const onChange = vi.fn()
  render(<SegmentedControl label="Per" options={options} value="day" onChange={onChange} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).checked).toBe(true)
  expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(1)
  expect(screen.getByRole('radiogroup', { name: 'Per' }).textContent).toBe('DayMonth1,200Year')
})

it('reports a clicked value, unless it is disabled', () => {
  const onChange = vi.fn()
  render(<SegmentedControl label="Per" options={options} value="day" onChange={onChange} />)
  fireEvent.click(screen.getByText('Month'))
  fireEvent.click(screen.getByText('Year'))
  expect(onChange.mock.calls).toEqual([['month']])
})
