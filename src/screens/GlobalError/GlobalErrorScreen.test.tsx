import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { GlobalErrorScreen } from './GlobalErrorScreen.tsx'

afterEach(cleanup)

// spec 2.40
it('shows the error’s message and a button home', async () => {
  const onGoHome = vi.fn()
  render(<GlobalErrorScreen message="Cannot read the report" onGoHome={onGoHome} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Apologies, something went wrong:')
  expect(screen.getByText('Cannot read the report')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Go to Home' }))
  expect(onGoHome).toHaveBeenCalledOnce()
})

it('shows markup as plain text', () => {
  const { container } = render(<GlobalErrorScreen message="<img src=x onerror=alert(1)>" onGoHome={vi.fn()} />)
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})

it('shows a default hint for a blank message', () => {
  render(<GlobalErrorScreen message=" " onGoHome={vi.fn()} />)
  expect(screen.getByText('Please try again later.')).toBeTruthy()
})
