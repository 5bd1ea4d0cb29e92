import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enter, focusVisible, leave, pass, putAway, shown, target } from './testTooltip.ts'
import { Tooltip } from './Tooltip.tsx'
import { TooltipGroup } from './TooltipGroup.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(putAway)

/** Renders a group of tooltips, of which the third can be removed. */
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
  await pass(2_000)
  return { removeThird: () => rerender(tooltips(false)) }
}

describe('one of several tooltips', () => {
  const openTooltips = () => screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent)

  it('opens immediately within 800 ms of another, which closes', async () => {
    await setup()
    enter(target('A'))
    await pass(100)
    leave(target('A'))
    enter(target('B'))
    await pass(0)
    expect(openTooltips()).toEqual(['Two'])
    leave(target('B'))
    await pass(100)
    await pass(799)
    enter(target('A'))
    await pass(0)
    expect(shown()).toBe('One')
    leave(target('A'))
    await pass(100)
    await pass(800)
    enter(target('B'))
    await pass(99)
    expect(shown()).toBeNull()
  })

  it('is the only one open, even after a closed one was unmounted', async () => {
    const { removeThird } = await setup()
    focusVisible(target('A'), true)
    act(() => target('A').focus())
    await pass(0)
    removeThird()
    enter(target('B'))
    await pass(100)
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
    enter(target('A'))
    await pass(100)
    leave(target('A'))
    enter(target('B'))
    await pass(99)
    expect(openTooltips()).toEqual(['One'])
    await pass(1)
    expect(openTooltips()).toEqual(['Two'])
  })
})
