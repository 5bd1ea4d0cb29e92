import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { BackToDashboard } from './BackToDashboard.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// spec 2.30
it.each([true, false])('reads Back to My Dashboard in full (small screen: %s)', (matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  render(<BackToDashboard />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'Back to My Dashboard' })
  expect(link.textContent).toBe('Back to My Dashboard')
  expect(link.querySelector('svg')).not.toBeNull()
  expect(link.getAttribute('href')).toBe('/dashboard')
})
