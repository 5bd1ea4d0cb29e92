import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Delta } from './Delta.tsx'

afterEach(cleanup)

describe('Delta', () => {
  it.each([
    [0.045, 'up 4.5%', 'up'],
    [-0.0021, 'down 0.2%', 'down'],
    [12.5, 'up 1250.0%', 'up'],
    [0, 'No change 0.0%', null],
    [0.0004, 'No change 0.0%', null],
    [-0.0004, 'No change 0.0%', null],
    ['new', 'No earlier data', null],
    ['gone', 'No data this period', null],
    [null, '–', null],
    [NaN, '–', null],
    [Infinity, '–', null],
  ] as const)('shows %s as “%s”', (change, text, arrow) => {
    const { container } = render(<Delta change={change} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('svg')?.classList.contains(`lucide-arrow-${arrow ?? ''}`) ?? null).toBe(
      arrow === null ? null : true,
    )
  })
})
