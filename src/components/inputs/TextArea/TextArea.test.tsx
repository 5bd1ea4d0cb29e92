import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Form } from '#components/inputs/Form/Form.tsx'
import { atMostCharacters } from '#domain/characters.ts'
import { TextArea } from './TextArea.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show({ comment = '', max = 20, hint }: { comment?: string; max?: number; hint?: string } = {}) {
  const onSubmit = vi.fn(() => Promise.resolve(null))
  render(
    <Form initialValues={{ comment }} rules={{ comment: [atMostCharacters('comment', max)] }} onSubmit={onSubmit}>
      {() => <TextArea name="comment" label="Comment" max={max} hint={hint} />}
    </Form>,
  )
  const field = screen.getByLabelText<HTMLTextAreaElement>('Comment')
  const type = (text: string) => fireEvent.change(field, { target: { value: text } })
  return { field, type, onSubmit }
}

const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const told = () => screen.getByRole('status').textContent
const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('TextArea', () => {
  it('counts characters, not code units', () => {
    const { field, type } = show()
    type('📚 read')
    expect(screen.getByText('6 of 20')).toBeDefined()
    expect(descriptionOf(field)).toBe('6 of 20 characters')
  })

  it('tells what is left only near the end, and only when the typing rests', () => {
    const { type } = show()
    type('x'.repeat(17))
    rest(2000)
    expect(told()).toBe('')
    type('x'.repeat(18))
    rest(900)
    type('x'.repeat(19))
    rest(900)
    expect(told()).toBe('')
    rest(100)
    expect(told()).toBe('1 character left')
    type('x'.repeat(22))
    rest(1000)
    expect(told()).toBe('2 characters too many')
    type('x')
    rest(1000)
    expect(told()).toBe('')
  })

  it('tells nothing of the text it starts with', () => {
    show({ comment: 'x'.repeat(20) })
    rest(5000)
    expect(told()).toBe('')
  })

  it('keeps what is over the limit, and shows the fault once it was left', () => {
    const { field, type } = show()
    type('x'.repeat(21))
    expect(field.value).toHaveLength(21)
    expect(screen.queryByText('comment must be at most 20 characters')).toBeNull()
    fireEvent.focus(field)
    fireEvent.blur(field)
    expect(screen.getByText('comment must be at most 20 characters')).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field)).toContain('comment must be at most 20 characters')
  })

  it('is described by its hint and its counter', () => {
    const { field } = show({ hint: 'Seen by the ads team' })
    expect(descriptionOf(field)).toBe('Seen by the ads team 0 of 20 characters')
  })

  it('holds its text where its height is taken from', () => {
    const { field, type } = show()
    type('one\ntwo\n')
    expect(field.parentElement?.dataset.text).toBe('one\ntwo\n')
  })
})
