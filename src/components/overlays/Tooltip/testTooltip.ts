import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets time pass, with timers that are not real. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The words of the one that is open. */
export const shown = () => screen.queryByRole('tooltip')?.textContent ?? null

export const target = (name = 'Export') => screen.getByRole('button', { name })

/** After each test: nothing of it is left for the next. */
export async function putAway() {
  cleanup()
  await pass(10_000)
  vi.useRealTimers()
  vi.restoreAllMocks()
}

/** Says how the browser judges the next focus; floating-ui does not ask jsdom. */
export function focusVisible(button: HTMLElement, visible: boolean) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('a browser')
  const matches = button.matches.bind(button)
  vi.spyOn(button, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? visible : matches(selector),
  )
}

export const mouse = { pointerType: 'mouse' }
export const touch = { pointerType: 'touch' }

/** As a browser tells it: of the pointer, then of the mouse. */
export function enter(element: HTMLElement) {
  fireEvent.pointerEnter(element, mouse)
  fireEvent.mouseEnter(element)
}

export function leave(element: HTMLElement) {
  fireEvent.pointerLeave(element, mouse)
  fireEvent.mouseLeave(element)
}
