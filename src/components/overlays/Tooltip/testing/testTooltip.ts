import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'

/** Advances fake timers. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Text of the open tooltip, or null. */
export const tooltipText = () => screen.queryByRole('tooltip')?.textContent ?? null

export const getTarget = (name = 'Export') => screen.getByRole('button', { name })

/** Unmounts, closes tooltips and restores timers and mocks. Call after each test. */
export async function cleanUpTooltips() {
  cleanup()
  await advance(10_000)
  vi.useRealTimers()
  vi.restoreAllMocks()
}

/** Mocks whether a button matches `:focus-visible`; floating-ui skips that check in jsdom. */
export function mockFocusVisible(button: HTMLElement, visible: boolean) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('a browser')
  const matches = button.matches.bind(button)
  vi.spyOn(button, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? visible : matches(selector),
  )
}

export const mouse = { pointerType: 'mouse' }
export const touch = { pointerType: 'touch' }

/** Fires the events of a mouse entering an element, in browser order. */
export function hover(element: HTMLElement) {
  fireEvent.pointerEnter(element, mouse)
  fireEvent.mouseEnter(element)
}

export function unhover(element: HTMLElement) {
  fireEvent.pointerLeave(element, mouse)
  fireEvent.mouseLeave(element)
}
