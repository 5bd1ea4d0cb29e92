import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Delta } from './Delta.tsx'

afterEach(cleanup)

function textWithout(selector: string, container: HTMLElement): string | null {
  const copy = container.cloneNode(true) as HTMLElement
  copy.querySelectorAll(selector).forEach((element) => element.remove())
  return copy.textContent
}

describe('Delta', () => {
  it.each([
    [0.045, 'up 4.5%', 'up'],
    [-0.0021, 'down 0.2%', 'down'],
    [12.5, 'up 1250.0%', 'up'],
    [0, 'No change 0.0%', null],
    [0.0004, 'No change 0.0%', null],
    [-0.0004, 'No change 0.0%', null],
    ['new', '–No earlier data', null],
    ['gone', '–No data this period', null],
    [null, '–', null],
    [NaN, '–', null],
    [Infinity, '–', null],
  ] as const)('shows %s as “%s”', (change, text, arrow) => {
    const { container } = render(<Delta change={change} kind="percent" />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('svg')?.classList.contains(`lucide-arrow-${arrow ?? ''}`) ?? null).toBe(
      arrow === null ? null : true,
    )
  })

  it.each([
    [0.0203 - 0.0182, '0.21 pp', 'up 0.21 percentage points', 'up'],
    [0.0182 - 0.0203, '0.21 pp', 'down 0.21 percentage points', 'down'],
    [0.02, '2.00 pp', 'up 2.00 percentage points', 'up'],
    [0, '0.00 pp', 'No change 0.00 percentage points', null],
    [0.00004, '0.00 pp', 'No change 0.00 percentage points', null],
    ['new', '–', '–No earlier data', null],
    ['gone', '–', '–No data this period', null],
    [null, '–', '–', null],
  ] as const)('shows %s in points as “%s”, read out as “%s”', (change, shown, spoken, arrow) => {
    const { container } = render(<Delta change={change} kind="points" />)
    expect(textWithout('.visually-hidden', container)).toBe(shown)
    expect(textWithout('[aria-hidden]', container)).toBe(spoken)
    expect(container.querySelector('svg')?.classList.contains(`lucide-arrow-${arrow ?? ''}`) ?? null).toBe(
      arrow === null ? null : true,
    )
  })
})
