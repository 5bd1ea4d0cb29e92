import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedText } from './useDebouncedText.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A field whose value follows its reports only when the test lets it, as a URL does while a page renders. */
function renderField(initialValue = '') {
  const onValue = vi.fn<(text: string) => void>()
  const { result, rerender } = renderHook(({ value }) => useDebouncedText(value, onValue), {
    initialProps: { value: initialValue },
  })
  return {
    text: () => result.current.text,
    setText: () => result.current.setText,
    type: (text: string) => {
      act(() => result.current.setText(text))
    },
    press: () => {
      act(() => document.body.click())
    },
    pause: () => {
      act(() => void vi.advanceTimersByTime(250))
    },
    receive: (value: string) => rerender({ value }),
    reports: () => onValue.mock.calls.map(([text]) => text),
  }
}

it('stays cleared if the reported text arrives after the clearing', () => {
  const { text, type, pause, receive, reports } = renderField()
  type('dracula')
  pause()
  expect(reports()).toEqual(['dracula'])
  type('')
  receive('dracula')
  expect(text()).toBe('')
  pause()
  expect(reports()).toEqual(['dracula', ''])
  receive('')
  expect(text()).toBe('')
})

it('keeps text that was typed back to what has arrived, while another is on its way', () => {
  const { text, type, pause, receive, reports } = renderField('emma')
  type('emma w')
  pause()
  type('emma')
  receive('emma w')
  expect(text()).toBe('emma')
  pause()
  expect(reports()).toEqual(['emma w', 'emma'])
})

it('shows a value from elsewhere once its own have arrived, and instead of them', () => {
  const { text, type, pause, receive, reports } = renderField()
  type('dracula')
  pause()
  receive('dracula')
  receive('emma')
  expect(text()).toBe('emma')
  type('emma w')
  receive('peter')
  expect(text()).toBe('peter')
  pause()
  expect(reports()).toEqual(['dracula'])
})

it('is cleared by a key that reaches the field as it was before its text arrived', () => {
  const { text, type, pause, receive, reports, setText } = renderField()
  const earlier = setText()
  type('dracula')
  pause()
  receive('dracula')
  act(() => earlier(''))
  expect(text()).toBe('')
  pause()
  expect(reports()).toEqual(['dracula', ''])
})

it('reports what was typed before the last change has arrived, although that comes late', () => {
  const { text, type, pause, receive, reports } = renderField()
  type('dracula')
  pause()
  type('')
  pause()
  receive('dracula')
  expect(text()).toBe('')
  receive('')
  expect(text()).toBe('')
  expect(reports()).toEqual(['dracula', ''])
  receive('dracula')
  expect(text()).toBe('dracula')
})

it('reports nothing for text that was typed and taken back within a pause', () => {
  const { type, pause, reports } = renderField()
  type('d')
  type('')
  pause()
  expect(reports()).toEqual([])
})

it('reports what was typed before a press is handled, which may leave the page', () => {
  const { type, reports } = renderField()
  const seen: string[][] = []
  const link = document.createElement('a')
  link.addEventListener('click', () => seen.push(reports()))
  document.body.append(link)
  type('drac')
  link.click()
  expect(seen).toEqual([['drac']])
  link.remove()
})

it('reports what was typed at a press, and not again', () => {
  const { type, press, pause, reports } = renderField()
  press()
  type('drac')
  press()
  expect(reports()).toEqual(['drac'])
  pause()
  press()
  expect(reports()).toEqual(['drac'])
})
