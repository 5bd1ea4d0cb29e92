import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enter, focusVisible, leave, mouse, pass, putAway, shown, target, touch } from './testTooltip.ts'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(putAway)

async function setup(title: string | null = 'As a file') {
  render(
    <Tooltip title={title}>
      <button type="button">Export</button>
    </Tooltip>,
  )
  await pass(2_000)
}

describe('Tooltip on hover', () => {
  it('opens after 100 ms', async () => {
    await setup()
    enter(target())
    await pass(99)
    expect(shown()).toBeNull()
    await pass(1)
    expect(shown()).toBe('As a file')
    expect(target().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  })

  it('does not open when the pointer only passes over', async () => {
    await setup()
    enter(target())
    await pass(50)
    leave(target())
    await pass(1_000)
    expect(shown()).toBeNull()
  })

  it('stays open while its bubble is hovered, then closes', async () => {
    await setup()
    enter(target())
    await pass(100)
    leave(target())
    await pass(50)
    enter(screen.getByRole('tooltip'))
    await pass(5_000)
    expect(shown()).toBe('As a file')
    leave(screen.getByRole('tooltip'))
    await pass(100)
    expect(shown()).toBeNull()
  })

  it('closes on Escape and on a mouse press', async () => {
    await setup()
    enter(target())
    await pass(100)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toBeNull()
    await pass(1_000)
    expect(shown()).toBeNull()
    leave(target())
    await pass(1_000)
    enter(target())
    await pass(100)
    fireEvent.pointerDown(target(), mouse)
    expect(shown()).toBeNull()
  })
})

describe('Tooltip on focus', () => {
  it('opens immediately on visible focus and closes on blur', async () => {
    await setup()
    focusVisible(target(), true)
    act(() => target().focus())
    await pass(0)
    expect(shown()).toBe('As a file')
    act(() => target().blur())
    await pass(0)
    expect(shown()).toBeNull()
  })

  it('stays closed if the focus is not visible', async () => {
    await setup()
    focusVisible(target(), false)
    act(() => target().focus())
    await pass(1_000)
    expect(shown()).toBeNull()
  })
})

describe('Tooltip on focus', () => {
  beforeEach(async () => {
    await setup()
    focusVisible(target(), true)
    act(() => target().focus())
    await pass(0)
  })

  it('stays open when the pointer passes over its target', async () => {
    enter(target())
    await pass(100)
    leave(target())
    await pass(1_000)
    expect(shown()).toBe('As a file')
  })

  it('stays open when its target is activated by a key', async () => {
    fireEvent.keyDown(target(), { key: 'Enter' })
    fireEvent.click(target(), { detail: 0 })
    await pass(1_000)
    expect(shown()).toBe('As a file')
  })

  it('does not reopen after Escape when the window regains focus', async () => {
    fireEvent.keyDown(target(), { key: 'Escape' })
    fireEvent.blur(target())
    fireEvent.blur(window)
    await pass(1_000)
    fireEvent.focus(window)
    fireEvent.focus(target())
    await pass(1_000)
    expect(shown()).toBeNull()
  })
})

describe('Tooltip on touch', () => {
  it('opens when held for 700 ms and closes 1500 ms after release', async () => {
    await setup()
    fireEvent.pointerEnter(target(), touch)
    fireEvent.pointerDown(target(), touch)
    await pass(699)
    expect(shown()).toBeNull()
    await pass(1)
    expect(shown()).toBe('As a file')
    await pass(3_000)
    fireEvent.pointerUp(target(), touch)
    fireEvent.pointerLeave(target(), touch)
    await pass(1_499)
    expect(shown()).toBe('As a file')
    await pass(1)
    expect(shown()).toBeNull()
  })

  it('does not open on a tap or a scroll', async () => {
    await setup()
    fireEvent.pointerDown(target(), touch)
    await pass(300)
    fireEvent.pointerUp(target(), touch)
    fireEvent.mouseEnter(target())
    await pass(2_000)
    expect(shown()).toBeNull()
    fireEvent.pointerDown(target(), touch)
    await pass(300)
    fireEvent.pointerCancel(target(), touch)
    await pass(2_000)
    expect(shown()).toBeNull()
  })
})

describe('Tooltip', () => {
  it('is not rendered without a title', async () => {
    await setup('')
    enter(target())
    await pass(1_000)
    expect(shown()).toBeNull()
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
    enter(target())
    await pass(100)
    expect(onPointerEnter).toHaveBeenCalledOnce()
    expect(ref.current).toBe(target())
    expect(shown()).toBe('As a file')
  })
})
