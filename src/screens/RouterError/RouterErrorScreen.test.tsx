import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RouterErrorScreen } from './RouterErrorScreen.tsx'

afterEach(cleanup)

// spec 8.16
it.each([
  [{ status: 404, statusText: 'Not Found', data: '' }, '404 Not Found'],
  [new Error('Nothing fits'), 'Nothing fits'],
  [{ odd: true }, 'Please try again later.'],
  [undefined, 'Please try again later.'],
])('describes %j', (error, text) => {
  render(<RouterErrorScreen error={error} onGoHome={vi.fn()} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!')
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go to Home' })).toBeTruthy()
})
