import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ColumnChooser } from './ColumnChooser.tsx'

// Skips the visibility check of every element, which is slow in jsdom.
configure({ defaultHidden: true })
afterEach(cleanup)

const columns = [
  { key: 'status', label: 'Status' },
  { key: 'clicks', label: 'Clicks' },
  { key: 'ctr', label: 'CTR' },
]

it('shows and hides columns, keeps their order and counts them', () => {
  const [onChange, onReset] = [vi.fn(), vi.fn()]
  const { rerender } = render(
    <ColumnChooser columns={columns} visibleKeys={['ctr', 'gone']} onChange={onChange} onReset={onReset} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.queryByText('1 of 3')).not.toBeNull()
  fireEvent.click(screen.getByLabelText('Status'))
  expect(onChange).toHaveBeenLastCalledWith(['status', 'ctr'])
  rerender(<ColumnChooser columns={columns} visibleKeys={['status', 'ctr']} onChange={onChange} onReset={onReset} />)
  expect(screen.queryByText('2 of 3')).not.toBeNull()
  fireEvent.click(screen.getByLabelText('CTR'))
  expect(onChange).toHaveBeenLastCalledWith(['status'])
  fireEvent.click(screen.getByText('Reset'))
  expect(onReset).toHaveBeenCalledOnce()
})
