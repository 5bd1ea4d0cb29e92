import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onChange = vi.fn<(text: string) => void>()
beforeEach(() => void onChange.mockClear())

const page = (value: string, delayMs = 0) => (
  <>
    <SearchField
      value={value}
      onChange={onChange}
      label="Search titles"
      placeholder="Search titles or authors"
      shortcut="/"
      delayMs={delayMs}
    />
    <input aria-label="Other" />
    <input type="checkbox" aria-label="Box" />
  </>
)
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search titles' })
const write = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const told = () => onChange.mock.calls.map(([text]) => text)

describe('SearchField', () => {
  it('tells every letter, or only when typing pauses', () => {
    const { unmount } = render(page(''))
    write('d')
    write('dr')
    expect(told()).toEqual(['d', 'dr'])
    unmount()
    onChange.mockClear()
    render(page('', 250))
    write('d')
    pass(249)
    write('dr')
    pass(249)
    expect(told()).toEqual([])
    pass(1)
    expect(told()).toEqual(['dr'])
  })

  it('tells at once on Enter, and once', () => {
    render(page('', 250))
    write('dr')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(told()).toEqual(['dr'])
    pass(1_000)
    expect(told()).toEqual(['dr'])
  })

  it('is cleared by Escape, which an empty field leaves to the page', () => {
    render(page('dracula', 250))
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(told()).toEqual([''])
    expect(field().value).toBe('')
    expect(heard).not.toHaveBeenCalled()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(heard).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', heard)
  })

  it('is cleared by its button and keeps the focus', () => {
    render(page('dracula'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(told()).toEqual([''])
    expect(document.activeElement).toBe(field())
  })

  it('says nothing in the middle of a composed letter', () => {
    render(page(''))
    fireEvent.compositionStart(field())
    write('にh')
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
    expect(told()).toEqual([])
    expect(field().value).toBe('にh')
    write('には')
    fireEvent.compositionEnd(field())
    expect(told()).toEqual(['には'])
  })

  it('shows a value from elsewhere, but no late echo of its own', () => {
    const { rerender } = render(page('', 250))
    write('dr')
    pass(250)
    write('dra')
    rerender(page('dr', 250))
    expect(field().value).toBe('dra')
    rerender(page('emma', 250))
    expect(field().value).toBe('emma')
  })

  it('is found by / from anywhere but a field or under a dialog', () => {
    const { rerender } = render(page('emma'))
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Other' }), { key: '/' })
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
    expect(document.activeElement).toBe(document.body)
    rerender(
      <>
        {page('emma')}
        <div aria-modal="true" />
      </>,
    )
    fireEvent.keyDown(document.body, { key: '/' })
    expect(document.activeElement).toBe(document.body)
    rerender(page('emma'))
    expect(fireEvent.keyDown(screen.getByRole('checkbox'), { key: '/' })).toBe(false)
    expect(document.activeElement).toBe(field())
  })
})
