import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Column } from './column.ts'
import { useOverflowWidth } from './useOverflowWidth.ts'

const columns: Column<string>[] = [{ key: 'name', label: 'Name', type: 'text', width: 300, value: (row) => row }]

afterEach(() => vi.unstubAllGlobals())

it('measures again when the table is shown, which was hidden when it mounted', () => {
  const observers: (() => void)[] = []
  class Observer {
    observe = vi.fn()
    disconnect = vi.fn()
    constructor(onResize: () => void) {
      observers.push(onResize)
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const frame = document.createElement('div')
  const size = vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 0, 0))
  const ref = { current: frame }
  const { result } = renderHook(() => useOverflowWidth(ref, columns))
  expect(result.current).toBeNull()
  size.mockReturnValue(new DOMRect(0, 40, 200, 100))
  act(() => observers.forEach((onResize) => onResize()))
  expect(result.current).toBe(300)
})

it('is known without measuring if the columns are wider than the window', () => {
  const wide: Column<string>[] = columns.map((column) => ({ ...column, width: window.innerWidth + 1 }))
  const widths: (number | null)[] = []
  renderHook(() => widths.push(useOverflowWidth({ current: null }, wide)))
  expect(widths[0]).toBe(window.innerWidth + 1)
})
