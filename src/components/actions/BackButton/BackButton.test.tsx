import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { advance, cleanUpTooltips, hover, tooltipText } from '#components/overlays/Tooltip/testing/testTooltip.ts'
import { BackButton } from './BackButton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(cleanUpTooltips)

// spec 2.34
it.each([
  [undefined, 'Back'],
  ['Back to Titles', 'Back to Titles'],
])('labelled %s has the tooltip %s', async (label, text) => {
  render(<BackButton {...(label !== undefined && { label })} onClick={() => undefined} />)
  await advance(2_000)
  hover(screen.getByRole('button', { name: text }))
  await advance(100)
  expect(tooltipText()).toBe(text)
})
