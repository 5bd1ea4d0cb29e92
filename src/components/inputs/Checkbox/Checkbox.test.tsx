import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

afterEach(cleanup)

it('reports the new state', () => {
  const onChange = vi.fn()
  const { rerender } = render(<Checkbox label="Clicks" checked={false} onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Clicks' }))
  expect(onChange).toHaveBeenLastCalledWith(true)
  rerender(<Checkbox label="Clicks" checked onChange={onChange} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Clicks' }))
  expect(onChange).toHaveBeenLastCalledWith(false)
})
