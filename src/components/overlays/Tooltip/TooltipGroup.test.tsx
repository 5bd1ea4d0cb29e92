import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  hover,
  mockFocusVisible,
  unhover,
  advance,
  cleanUpTooltips,
  tooltipText,
  getTarget,
} from './testing/testTooltip.ts'
import { Tooltip } from './Tooltip.tsx'
import { TooltipGroup } from './TooltipGroup.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(cleanUpTooltips)

/** Renders a group of tooltips; the third can be removed. */
async function setup() {
  const tooltips = (hasThird: boolean) => (
    <TooltipGroup>
      <Tooltip title="One">
        <button type="button">A</button>
      </Tooltip>
      <Tooltip title="Two">
        <button type="button">B</button>
      </Tooltip>
      {hasThird && (
        <Tooltip title="Three">
          <button type="button">C</button>
        </Tooltip>
      )}
    </TooltipGroup>
  )
  const { rerender } = render(tooltips(true))
  await advance(2_000)
  return { removeThird: () => rerender(tooltips(false)) }
}

describe('one of several tooltips', () => {
  const openTooltips = () => screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent)

  it('opens immediately within 800 ms of another, which closes', async () => {
    await setup()
    hover(getTarget('A'))
    await advance(100)
    unhover(getTarget('A'))
    hover(getTarget('B'))
    await advance(0)
    expect(openTooltips()).toEqual(['Two'])
    unhover(getTarget('B'))
    await advance(100)
    await advance(799)
    hover(getTarget('A'))
    await advance(0)
    expect(tooltipText()).toBe('One')
    unhover(getTarget('A'))
    await advance(100)
    await advance(800)
    hover(getTarget('B'))
    await advance(99)
    expect(tooltipText()).toBeNull()
  })

  it('is the only one open, even after a closed one was unmounted', async () => {
    const { removeThird } = await setup()
    mockFocusVisible(getTarget('A'), true)
    act(() => getTarget('A').focus())
    await advance(0)
    removeThird()
    hover(getTarget('B'))
    await advance(100)
    expect(openTooltips()).toEqual(['Two'])
  })

  it('is the only one open without a group, and always waits', async () => {
    render(
      <>
        <Tooltip title="One">
          <button type="button">A</button>
        </Tooltip>
        <Tooltip title="Two">
          <button type="button">B</button>
        </Tooltip>
      </>,
    )
    hover(getTarget('A'))
    await advance(100)
    unhover(getTarget('A'))
    hover(getTarget('B'))
    await advance(99)
    expect(openTooltips()).toEqual(['One'])
    await advance(1)
    expect(openTooltips()).toEqual(['Two'])
  })
})
