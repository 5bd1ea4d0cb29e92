import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { advance, cleanUpTooltips, hover, tooltipText } from '#components/overlays/Tooltip/testing/testTooltip.ts'
import { BackButton } from './BackButton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(cleanUpTooltips)

// spec 2.34
it('has the tooltip Back', async () => {
  render(<BackButton onClick={() => undefined} />)
  await advance(2_000)
  hover(screen.getByRole('button', { name: 'Back' }))
  await advance(100)
  expect(tooltipText()).toBe('Back')
})
