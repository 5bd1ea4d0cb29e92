import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  cleanup()
  await pass(10_000)
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => screen.queryByRole('tooltip')?.textContent ?? null

function target(name = 'Export') {
  return screen.getByRole('button', { name })
}

async function tooltip(title: string | null = 'As a file') {
  render(
    <Tooltip title={title}>
      <button type="button">Export</button>
    </Tooltip>,
  )
  await pass(2_000)
}

/** Says how the browser judges the next focus. */
function focusVisible(button: HTMLElement, visible: boolean) {
  const matches = button.matches.bind(button)
  vi.spyOn(button, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? visible : matches(selector),
  )
}

const mouse = { pointerType: 'mouse' }
const touch = { pointerType: 'touch' }

describe('Tooltip, hovered', () => {
  it('is closed at 99 ms and open at 100', async () => {
    await tooltip()
    fireEvent.pointerEnter(target(), mouse)
    await pass(99)
    expect(shown()).toBeNull()
    await pass(1)
    expect(shown()).toBe('As a file')
    expect(target().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  })

  it('does not open when the pointer only passes', async () => {
    await tooltip()
    fireEvent.pointerEnter(target(), mouse)
    await pass(50)
    fireEvent.pointerLeave(target(), mouse)
    await pass(1_000)
    expect(shown()).toBeNull()
  })

  it('stays while its bubble is hovered, and goes after', async () => {
    await tooltip()
    fireEvent.pointerEnter(target(), mouse)
    await pass(100)
    fireEvent.pointerLeave(target(), mouse)
    await pass(50)
    fireEvent.pointerEnter(screen.getByRole('tooltip'), mouse)
    await pass(5_000)
    expect(shown()).toBe('As a file')
    fireEvent.pointerLeave(screen.getByRole('tooltip'), mouse)
    await pass(100)
    expect(shown()).toBeNull()
  })

  it('closes on Escape while hovered, and on a press', async () => {
    await tooltip()
    fireEvent.pointerEnter(target(), mouse)
    await pass(100)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toBeNull()
    await pass(1_000)
    expect(shown()).toBeNull()
    fireEvent.pointerLeave(target(), mouse)
    await pass(1_000)
    fireEvent.pointerEnter(target(), mouse)
    await pass(100)
    fireEvent.pointerDown(target(), mouse)
    expect(shown()).toBeNull()
  })

  it('opens at once within 800 ms of another, which closes', async () => {
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
    await pass(2_000)
    fireEvent.pointerEnter(target('A'), mouse)
    await pass(100)
    fireEvent.pointerLeave(target('A'), mouse)
    fireEvent.pointerEnter(target('B'), mouse)
    await pass(0)
    expect(screen.getAllByRole('tooltip').map((each) => each.textContent)).toEqual(['Two'])
    fireEvent.pointerLeave(target('B'), mouse)
    await pass(100 + 799)
    fireEvent.pointerEnter(target('A'), mouse)
    await pass(0)
    expect(shown()).toBe('One')
    fireEvent.pointerLeave(target('A'), mouse)
    await pass(100 + 800)
    fireEvent.pointerEnter(target('B'), mouse)
    await pass(99)
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
    fireEvent.pointerEnter(target(), mouse)
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
    fireEvent.pointerEnter(target(), mouse)
    await pass(100)
    expect(onPointerEnter).toHaveBeenCalledOnce()
    expect(ref.current).toBe(target())
    expect(shown()).toBe('As a file')
  })
})
