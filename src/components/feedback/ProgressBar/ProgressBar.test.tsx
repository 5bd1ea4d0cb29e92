import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProgressBar } from './ProgressBar.tsx'

afterEach(cleanup)

function show(value: number, max: number | null) {
  render(<ProgressBar label="Loading titles" value={value} max={max} valueText="so far" />)
  return screen.getByRole('progressbar', { name: 'Loading titles' })
}

describe('ProgressBar', () => {
  it.each([
    [1024, 4096, '25'],
    [5, 4, '100'],
    [-1, 4, '0'],
  ])('tells %s of %s as %s percent', (value, max, percent) => {
    const bar = show(value, max)
    expect(bar.getAttribute('aria-valuenow')).toBe(percent)
    expect(bar.getAttribute('aria-valuetext')).toBe('so far')
  })

  it.each([null, 0])('has no value while the end is %s', (max) => {
    expect(show(10, max).hasAttribute('aria-valuenow')).toBe(false)
  })
})
