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
const typeText = (text: string) => fireEvent.change(field(), { target: { value: text } })
const advance = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const reportedTexts = () => onChange.mock.calls.map(([text]) => text)

describe('SearchField', () => {
  it('reports every keystroke, or with a delay when typing pauses', () => {
    const { unmount } = render(page(''))
    typeText('d')
    typeText('dr')
    expect(reportedTexts()).toEqual(['d', 'dr'])
    unmount()
    onChange.mockClear()
    render(page('', 250))
    typeText('d')
    advance(249)
    typeText('dr')
    advance(249)
    expect(reportedTexts()).toEqual([])
    advance(1)
    expect(reportedTexts()).toEqual(['dr'])
  })

  it('reports immediately on Enter, once', () => {
    render(page('', 250))
    typeText('dr')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(reportedTexts()).toEqual(['dr'])
    advance(1_000)
    expect(reportedTexts()).toEqual(['dr'])
  })

  it('is cleared by Escape; an empty field leaves Escape to the page', () => {
    render(page('dracula', 250))
    const onPageKeyDown = vi.fn()
    document.addEventListener('keydown', onPageKeyDown)
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(reportedTexts()).toEqual([''])
    expect(field().value).toBe('')
    expect(onPageKeyDown).not.toHaveBeenCalled()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(onPageKeyDown).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', onPageKeyDown)
  })

  it('is cleared by its button and keeps the focus', () => {
    render(page('dracula'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(reportedTexts()).toEqual([''])
    expect(document.activeElement).toBe(field())
  })

  it('reports nothing during IME composition', () => {
    render(page(''))
    fireEvent.compositionStart(field())
    typeText('にh')
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true })
    expect(reportedTexts()).toEqual([])
    expect(field().value).toBe('にh')
    typeText('には')
    fireEvent.compositionEnd(field())
    expect(reportedTexts()).toEqual(['には'])
  })

  it('shows a value from outside, but no late echo of its own', () => {
    const { rerender } = render(page('', 250))
    typeText('dr')
    advance(250)
    typeText('dra')
    rerender(page('dr', 250))
    expect(field().value).toBe('dra')
    rerender(page('emma', 250))
    expect(field().value).toBe('emma')
  })

  it('is focused by /, except from a text field or while a modal is open', () => {
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
