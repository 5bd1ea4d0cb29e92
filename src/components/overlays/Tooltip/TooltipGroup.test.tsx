import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enter, focusVisible, leave, pass, putAway, shown, target } from './testTooltip.ts'
import { Tooltip } from './Tooltip.tsx'
import { TooltipGroup } from './TooltipGroup.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(putAway)

/** Two in a group, and a third that can go. */
async function twoTooltips() {
  const three = (third: boolean) => (
    <TooltipGroup>
      <Tooltip title="One">
        <button type="button">A</button>
      </Tooltip>
      <Tooltip title="Two">
        <button type="button">B</button>
      </Tooltip>
      {third && (
        <Tooltip title="Three">
          <button type="button">C</button>
        </Tooltip>
      )}
    </TooltipGroup>
  )
  const { rerender } = render(three(true))
  await pass(2_000)
  return { withoutThird: () => rerender(three(false)) }
}

describe('Tooltip, one of several', () => {
  const all = () => screen.queryAllByRole('tooltip').map((each) => each.textContent)

  it('opens at once within 800 ms of another, which closes', async () => {
    await twoTooltips()
    enter(target('A'))
    await pass(100)
    leave(target('A'))
    enter(target('B'))
    await pass(0)
    expect(screen.getAllByRole('tooltip').map((each) => each.textContent)).toEqual(['Two'])
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

  it('is the only one open, also after one that was closed has gone', async () => {
    const { withoutThird } = await twoTooltips()
    focusVisible(target('A'), true)
    act(() => target('A').focus())
    await pass(0)
    withoutThird()
    enter(target('B'))
    await pass(100)
    expect(all()).toEqual(['Two'])
  })

  it('is the only one open without a group, and waits each time', async () => {
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
    expect(all()).toEqual(['One'])
    await pass(1)
    expect(all()).toEqual(['Two'])
  })
})
