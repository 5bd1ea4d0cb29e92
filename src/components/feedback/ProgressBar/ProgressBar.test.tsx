import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

afterEach(cleanup)

function renderBar(value: number, max: number | null) {
  render(<ProgressBar label="Loading titles" value={value} max={max} valueText="so far" />)
  return screen.getByRole('progressbar', { name: 'Loading titles' })
}

describe('ProgressBar', () => {
  it.each([
    [1024, 4096, '25'],
    [5, 4, '100'],
    [-1, 4, '0'],
  ])('exposes %s of %s as %s percent', (value, max, percent) => {
    const bar = renderBar(value, max)
    expect(bar.getAttribute('aria-valuenow')).toBe(percent)
    expect(bar.getAttribute('aria-valuetext')).toBe('so far')
  })

  it.each([null, 0])('has no value while the total is %s', (max) => {
    expect(renderBar(10, max).hasAttribute('aria-valuenow')).toBe(false)
  })
})
