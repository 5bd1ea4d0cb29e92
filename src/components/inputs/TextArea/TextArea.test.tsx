import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Form } from '#components/inputs/Form/Form.tsx'
import { maxCharacters } from '#domain/characters.ts'
import { TextArea } from './TextArea.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function setup({ comment = '', max = 20 }: { comment?: string; max?: number } = {}) {
  const onSubmit = vi.fn(() => Promise.resolve(null))
  render(
    <Form initialValues={{ comment }} rules={{ comment: [maxCharacters('comment', max)] }} onSubmit={onSubmit}>
      {() => <TextArea name="comment" label="Comment" maxCharacters={max} />}
    </Form>,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('Comment')
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  return { field, type, onSubmit }
}

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const announcement = () => screen.getByRole('status').textContent
const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('TextArea', () => {
  it('counts characters, not code units', () => {
    const { field, type } = setup()
    type('📚 read')
    expect(screen.getByText('6/20')).toBeDefined()
    expect(descriptionOf(field)).toBe('6 of 20 characters')
  })

  it('announces the remaining characters only near the limit, when typing pauses', () => {
    const { type } = setup()
    type('x'.repeat(17))
    advance(2000)
    expect(announcement()).toBe('')
    type('x'.repeat(18))
    advance(900)
    type('x'.repeat(19))
    advance(900)
    expect(announcement()).toBe('')
    advance(100)
    expect(announcement()).toBe('1 character left')
    type('x'.repeat(22))
    advance(1000)
    expect(announcement()).toBe('2 characters too many')
    type('x')
    advance(1000)
    expect(announcement()).toBe('')
  })

  it('announces nothing for its initial text', () => {
    setup({ comment: 'x'.repeat(20) })
    advance(5000)
    expect(announcement()).toBe('')
  })

  it('keeps text over the limit and shows the error after blur', () => {
    const { field, type } = setup()
    type('x'.repeat(21))
    expect(field.value).toHaveLength(21)
    expect(screen.queryByText('comment must be at most 20 characters')).toBeNull()
    fireEvent.focus(field)
    fireEvent.blur(field)
    expect(screen.getByText('comment must be at most 20 characters')).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field)).toContain('comment must be at most 20 characters')
  })

  it('copies its text to the element that sets its height', () => {
    const { field, type } = setup()
    type('one\ntwo\n')
    expect(field.parentElement?.dataset.text).toBe('one\ntwo\n')
  })
})
