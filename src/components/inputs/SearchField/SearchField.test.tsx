import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

const onChange = vi.fn<(text: string) => void>()
beforeEach(() => void onChange.mockClear())

/** A field whose owner shows what it reports. */
function Owner({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <SearchField
      value={value}
      onChange={(text) => {
        onChange(text)
        setValue(text)
      }}
      label="Search titles"
      placeholder="Search titles or authors"
      shortcut="/"
    />
  )
}

const page = (value: string) => (
  <>
    <Owner initial={value} />
    <input aria-label="Other" />
    <input type="checkbox" aria-label="Box" />
  </>
)
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search titles' })
const typeText = (text: string) => fireEvent.change(field(), { target: { value: text } })
const reportedTexts = () => onChange.mock.calls.map(([text]) => text)

describe('SearchField', () => {
  it('reports every keystroke', () => {
    render(page(''))
    typeText('d')
    typeText('dr')
    expect(reportedTexts()).toEqual(['d', 'dr'])
  })

  it('is cleared by Escape; an empty field leaves Escape to the page', () => {
    render(page('dracula'))
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
