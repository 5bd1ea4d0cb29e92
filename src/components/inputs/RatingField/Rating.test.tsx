import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Form } from '#components/inputs/Form/Form.tsx'
import { Rating, RatingShown } from './Rating.tsx'
import { RatingField } from './RatingField.tsx'

// user-event asks for it to find the next radio button; jsdom has none, and these names need no escaping.
beforeAll(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }))
afterEach(cleanup)

function show(start: number) {
  const onChange = vi.fn()
  function Held() {
    const [value, setValue] = useState(start)
    return (
      <Rating
        label="Your rating"
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Held />)
  return { user: userEvent.setup(), onChange }
}

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const lit = () => screen.getByRole('radiogroup').querySelectorAll('[data-on]').length
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked).length

describe('Rating', () => {
  it('lights the stars up to the chosen one, and says it in words', async () => {
    const { user, onChange } = show(0)
    expect(screen.getByRole('radiogroup', { name: 'Your rating' }).textContent).toContain('Not rated')
    expect(lit()).toBe(0)
    await user.click(star('4 stars'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4)
    expect(lit()).toBe(4)
    expect(screen.getByText('4 of 5')).toBeDefined()
  })

  it('is cleared by the chosen star, by mouse or Space, and tells so', async () => {
    const { user, onChange } = show(3)
    await user.click(star('3 stars'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0)
    expect(chosen()).toBe(0)
    expect(screen.getByRole('status').textContent).toBe('Not rated')
    await user.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(3)
    expect(screen.getByRole('status').textContent).toBe('')
    await user.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(0)
  })

  it('moves by arrow keys from the chosen star, to which Tab leads', async () => {
    const { user, onChange } = show(3)
    await user.tab()
    expect(document.activeElement).toBe(star('3 stars'))
    await user.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith(4)
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith(2)
    expect(document.activeElement).toBe(star('2 stars'))
    expect(chosen()).toBe(1)
  })

  it('is cleared by Space where a browser tells of no click on a chosen radio button, once however long it is held', () => {
    const { onChange } = show(3)
    fireEvent.keyDown(star('3 stars'), { key: ' ' })
    fireEvent.keyDown(star('3 stars'), { key: ' ', repeat: true })
    // A browser would choose it again when the key comes up.
    expect(fireEvent.keyUp(star('3 stars'), { key: ' ' })).toBe(false)
    expect(onChange.mock.calls).toEqual([[0]])
  })

  it('is not cleared by the click that a browser tells of when an arrow key chooses', () => {
    const { onChange } = show(3)
    fireEvent.click(star('4 stars'))
    expect(onChange.mock.calls).toEqual([[4]])
  })

  it('takes nothing while disabled', async () => {
    const onChange = vi.fn()
    render(<Rating label="Your rating" value={2} onChange={onChange} disabled />)
    const user = userEvent.setup()
    await user.click(star('2 stars'))
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('RatingShown', () => {
  it.each([
    [4, 'Rating: 4 of 5', 4],
    [0, 'Rating: Not rated', 0],
  ])('reads %s as %j', (value, words, stars) => {
    const { container } = render(<RatingShown label="Rating" value={value} />)
    expect(container.textContent).toBe(words)
    expect(container.querySelectorAll('[data-on]')).toHaveLength(stars)
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('RatingField', () => {
  it('is a number among its form’s values', async () => {
    const onSubmit = vi.fn(() => Promise.resolve(null))
    render(
      <Form initialValues={{ rating: 2 }} rules={{ rating: [] }} onSubmit={onSubmit}>
        {() => (
          <>
            <RatingField name="rating" label="Your rating" />
            <button type="submit">Save</button>
          </>
        )}
      </Form>,
    )
    const user = userEvent.setup()
    await user.click(star('5 stars'))
    await user.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenLastCalledWith({ rating: 5 })
    await user.click(star('5 stars'))
    await user.click(screen.getByRole('button'))
    expect(onSubmit).toHaveBeenLastCalledWith({ rating: 0 })
  })
})
