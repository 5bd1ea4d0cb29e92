import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enter, focusVisible, leave, mouse, pass, putAway, shown, target, touch } from './testTooltip.ts'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(putAway)

async function tooltip(title: string | null = 'As a file') {
  render(
    <Tooltip title={title}>
      <button type="button">Export</button>
    </Tooltip>,
  )
  await pass(2_000)
}

describe('Tooltip, hovered', () => {
  it('is closed at 99 ms and open at 100', async () => {
    await tooltip()
    enter(target())
    await pass(99)
    expect(shown()).toBeNull()
    await pass(1)
    expect(shown()).toBe('As a file')
    expect(target().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  })

  it('does not open when the pointer only passes', async () => {
    await tooltip()
    enter(target())
    await pass(50)
    leave(target())
    await pass(1_000)
    expect(shown()).toBeNull()
  })

  it('stays while its bubble is hovered, and goes after', async () => {
    await tooltip()
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

  it('closes on Escape while hovered, and on a press', async () => {
    await tooltip()
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

describe('Tooltip, focused', () => {
  it('opens at once on visible focus and closes on blur', async () => {
    await tooltip()
    focusVisible(target(), true)
    act(() => target().focus())
    await pass(0)
    expect(shown()).toBe('As a file')
    act(() => target().blur())
    await pass(0)
    expect(shown()).toBeNull()
  })

  it('stays closed on a focus that is not visible', async () => {
    await tooltip()
    focusVisible(target(), false)
    act(() => target().focus())
    await pass(1_000)
    expect(shown()).toBeNull()
  })
})

describe('Tooltip, focused', () => {
  beforeEach(async () => {
    await tooltip()
    focusVisible(target(), true)
    act(() => target().focus())
    await pass(0)
  })

  it('stays when the pointer passes over its target', async () => {
    enter(target())
    await pass(100)
    leave(target())
    await pass(1_000)
    expect(shown()).toBe('As a file')
  })

  it('stays when its target is pressed by a key', async () => {
    fireEvent.keyDown(target(), { key: 'Enter' })
    fireEvent.click(target(), { detail: 0 })
    await pass(1_000)
    expect(shown()).toBe('As a file')
  })

  it('closed, is not opened by the focus that comes back with the window', async () => {
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

describe('Tooltip, touched', () => {
  it('opens when held for 700 ms and closes 1500 ms after release', async () => {
    await tooltip()
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

  it('does not open on a tap, nor when the finger scrolls away', async () => {
    await tooltip()
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
  it('without a title is none', async () => {
    await tooltip('')
    enter(target())
    await pass(1_000)
    expect(shown()).toBeNull()
  })

  it('leaves the target its own listeners and its ref', async () => {
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
