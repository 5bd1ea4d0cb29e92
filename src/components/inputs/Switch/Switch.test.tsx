import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Switch } from './Switch.tsx'

afterEach(cleanup)

it('exposes its state and reports the new one, unless it is disabled', () => {
  const onChange = vi.fn()
  const { rerender } = render(<Switch label="Compare" checked onChange={onChange} />)
  const control = screen.getByRole('switch', { name: 'Compare' })
  expect(control.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(control)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
  rerender(<Switch label="Compare" checked={false} onChange={onChange} disabled />)
  fireEvent.click(screen.getByRole('switch', { name: 'Compare', checked: false }))
  expect(onChange).toHaveBeenCalledOnce()
})
