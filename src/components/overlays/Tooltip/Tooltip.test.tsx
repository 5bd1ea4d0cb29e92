import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  hover,
  mockFocusVisible,
  unhover,
  mouse,
  advance,
  cleanUpTooltips,
  tooltipText,
  getTarget,
  touch,
} from './testing/testTooltip.ts'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(cleanUpTooltips)

async function setup(title: string | null = 'As a file') {
  render(
    <Tooltip title={title}>
      <button type="button">Export</button>
    </Tooltip>,
  )
  await advance(2_000)
}

describe('Tooltip on hover', () => {
  // spec 4.12
  it('opens after 100 ms', async () => {
    await setup()
    hover(getTarget())
    await advance(99)
    expect(tooltipText()).toBeNull()
    await advance(1)
    expect(tooltipText()).toBe('As a file')
    expect(getTarget().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  })

  it('shows up to 2,000 characters', async () => {
    await setup('W'.repeat(10_000))
    hover(getTarget())
    await advance(100)
    expect(tooltipText()).toBe(`${'W'.repeat(2_000)}…`)
  })

  it('does not open when the pointer only passes over', async () => {
    await setup()
    hover(getTarget())
    await advance(50)
    unhover(getTarget())
    await advance(1_000)
    expect(tooltipText()).toBeNull()
  })

  it('stays open while its bubble is hovered, then closes', async () => {
    await setup()
    hover(getTarget())
    await advance(100)
    unhover(getTarget())
    await advance(50)
    hover(screen.getByRole('tooltip'))
    await advance(5_000)
    expect(tooltipText()).toBe('As a file')
    unhover(screen.getByRole('tooltip'))
    await advance(100)
    expect(tooltipText()).toBeNull()
  })

  // spec 4.12
  it('closes on Escape and on a mouse press', async () => {
    await setup()
    hover(getTarget())
    await advance(100)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(tooltipText()).toBeNull()
    await advance(1_000)
    expect(tooltipText()).toBeNull()
    unhover(getTarget())
    await advance(1_000)
    hover(getTarget())
    await advance(100)
    fireEvent.pointerDown(getTarget(), mouse)
    expect(tooltipText()).toBeNull()
  })
})

describe('Tooltip on focus', () => {
  // spec 4.12
  it('opens immediately on visible focus and closes on blur', async () => {
    await setup()
    mockFocusVisible(getTarget(), true)
    act(() => getTarget().focus())
    await advance(0)
    expect(tooltipText()).toBe('As a file')
    act(() => getTarget().blur())
    await advance(0)
    expect(tooltipText()).toBeNull()
  })

  it('stays closed if the focus is not visible', async () => {
    await setup()
    mockFocusVisible(getTarget(), false)
    act(() => getTarget().focus())
    await advance(1_000)
    expect(tooltipText()).toBeNull()
  })
})

describe('Tooltip on focus', () => {
  beforeEach(async () => {
    await setup()
    mockFocusVisible(getTarget(), true)
    act(() => getTarget().focus())
    await advance(0)
  })

  it('stays open when the pointer passes over its target', async () => {
    hover(getTarget())
    await advance(100)
    unhover(getTarget())
    await advance(1_000)
    expect(tooltipText()).toBe('As a file')
  })

  it('stays open when its target is activated by a key', async () => {
    fireEvent.keyDown(getTarget(), { key: 'Enter' })
    fireEvent.click(getTarget(), { detail: 0 })
    await advance(1_000)
    expect(tooltipText()).toBe('As a file')
  })

  it('does not reopen after Escape when the window regains focus', async () => {
    fireEvent.keyDown(getTarget(), { key: 'Escape' })
    fireEvent.blur(getTarget())
    fireEvent.blur(window)
    await advance(1_000)
    fireEvent.focus(window)
    fireEvent.focus(getTarget())
    await advance(1_000)
    expect(tooltipText()).toBeNull()
  })
})

describe('Tooltip on touch', () => {
  // spec 4.12
  it('opens when held for 700 ms and closes 1500 ms after release', async () => {
    await setup()
    fireEvent.pointerEnter(getTarget(), touch)
    fireEvent.pointerDown(getTarget(), touch)
    await advance(699)
    expect(tooltipText()).toBeNull()
    await advance(1)
    expect(tooltipText()).toBe('As a file')
    await advance(3_000)
    fireEvent.pointerUp(getTarget(), touch)
    fireEvent.pointerLeave(getTarget(), touch)
    await advance(1_499)
    expect(tooltipText()).toBe('As a file')
    await advance(1)
    expect(tooltipText()).toBeNull()
  })

  it('does not open on a tap or a scroll', async () => {
    await setup()
    fireEvent.pointerDown(getTarget(), touch)
    await advance(300)
    fireEvent.pointerUp(getTarget(), touch)
    fireEvent.mouseEnter(getTarget())
    await advance(2_000)
    expect(tooltipText()).toBeNull()
    fireEvent.pointerDown(getTarget(), touch)
    await advance(300)
    fireEvent.pointerCancel(getTarget(), touch)
    await advance(2_000)
    expect(tooltipText()).toBeNull()
  })
})

describe('Tooltip', () => {
  it('is not rendered without a title', async () => {
    await setup('')
    hover(getTarget())
    await advance(1_000)
    expect(tooltipText()).toBeNull()
  })

  it('keeps the target’s own listeners and ref', async () => {
    const onPointerEnter = vi.fn()
    const ref = { current: null as HTMLButtonElement | null }
    render(
      <Tooltip title="As a file">
        <button type="button" ref={ref} onPointerEnter={onPointerEnter}>
          Export
        </button>
      </Tooltip>,
    )
    hover(getTarget())
    await advance(100)
    expect(onPointerEnter).toHaveBeenCalledOnce()
    expect(ref.current).toBe(getTarget())
    expect(tooltipText()).toBe('As a file')
  })
})
