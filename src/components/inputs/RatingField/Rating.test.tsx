import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Form } from '#components/inputs/Form/Form.tsx'
import { Rating } from './Rating.tsx'
import { RatingField } from './RatingField.tsx'

// user-event calls CSS.escape to find the next radio button, and jsdom lacks it. These names need no escaping.
beforeEach(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }))
afterEach(cleanup)

function setup(initialValue: number) {
  const onChange = vi.fn()
  function Controlled() {
    const [value, setValue] = useState(initialValue)
    return (
      <Rating
        label="Rating"
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Controlled />)
  return { user: userEvent.setup(), onChange }
}

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const litStarCount = () => screen.getByRole('radiogroup').querySelectorAll('[data-on]').length
const checkedCount = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked).length

describe('Rating', () => {
  it('fills the stars up to the selected one and shows the value as text', async () => {
    const { user, onChange } = setup(0)
    expect(screen.getByRole('radiogroup', { name: 'Rating' }).textContent).toContain('Not rated')
    expect(litStarCount()).toBe(0)
    await user.click(star('4 stars'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4)
    expect(litStarCount()).toBe(4)
    expect(screen.getByText('4 out of 5')).toBeDefined()
  })

  it('is cleared by selecting the same star again, by mouse or Space, and announces it', async () => {
    const { user, onChange } = setup(3)
    await user.click(star('3 stars'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0)
    expect(checkedCount()).toBe(0)
    expect(screen.getByRole('status').textContent).toBe('Not rated')
    await user.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(3)
    expect(screen.getByRole('status').textContent).toBe('')
    await user.keyboard(' ')
    expect(onChange).toHaveBeenLastCalledWith(0)
  })

  it('focuses the selected star on Tab and moves with the arrow keys', async () => {
    const { user, onChange } = setup(3)
    await user.tab()
    expect(document.activeElement).toBe(star('3 stars'))
    await user.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith(4)
    await user.keyboard('{ArrowLeft}{ArrowUp}')
    expect(onChange).toHaveBeenLastCalledWith(2)
    expect(document.activeElement).toBe(star('2 stars'))
    expect(checkedCount()).toBe(1)
  })

  it('is cleared once by Space, even if the key repeats and the browser fires no click', () => {
    const { onChange } = setup(3)
    fireEvent.keyDown(star('3 stars'), { key: ' ' })
    fireEvent.keyDown(star('3 stars'), { key: ' ', repeat: true })
    // Otherwise the browser would select it again on keyup.
    expect(fireEvent.keyUp(star('3 stars'), { key: ' ' })).toBe(false)
    expect(onChange.mock.calls).toEqual([[0]])
  })

  it('is not cleared by the click that browsers fire after an arrow key', () => {
    const { onChange } = setup(3)
    fireEvent.click(star('4 stars'))
    expect(onChange.mock.calls).toEqual([[4]])
  })

  it('ignores clicks and Tab while disabled', async () => {
    const onChange = vi.fn()
    render(<Rating label="Rating" value={2} onChange={onChange} disabled />)
    const user = userEvent.setup()
    await user.click(star('2 stars'))
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('RatingField', () => {
  it('submits a number with its form', async () => {
    const onSubmit = vi.fn(() => Promise.resolve(null))
    render(
      <Form initialValues={{ rating: 2 }} rules={{ rating: [] }} onSubmit={onSubmit}>
        {() => (
          <>
            <RatingField name="rating" label="Rating" />
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
