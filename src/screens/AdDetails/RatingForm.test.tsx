import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import type { RatingInput } from './AdDetailsScreenProps.ts'
import { RatingForm } from './RatingForm.tsx'

// user-event uses CSS.escape to find the next radio button; jsdom lacks it, and these names need no escaping.
beforeAll(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }))
afterEach(cleanup)

const SAVED: Rating = { rating: 4, comment: 'Fine', userName: 'ben@harbourvale.example', day: '2026-11-18' }
const SERVER_ERROR: Failure = {
  kind: 500,
  message: 'Internal Server Error',
  details: ['Something broke on our side.'],
  body: null,
}

/** Renders the form with a manually answered server and, like useRating, optimistic stars. */
function renderForm(saved: Rating = SAVED) {
  const requests: { given: RatingInput; answer: (failure: Failure | null) => void }[] = []
  let setElsewhere: (rating: Rating) => void = () => undefined
  function Container() {
    const [stored, setStored] = useState(saved)
    const [optimistic, setOptimistic] = useState<Rating | null>(null)
    setElsewhere = setStored
    const onRate = (given: RatingInput) => {
      setOptimistic({ ...stored, rating: given.rating, userName: 'me', day: '2026-11-20' })
      return new Promise<Failure | null>((resolve) => {
        requests.push({
          given,
          answer: (failure) => {
            setOptimistic(null)
            if (failure === null) setStored({ ...given, userName: 'me', day: '2026-11-20' })
            resolve(failure)
          },
        })
      })
    }
    return <RatingForm saved={optimistic ?? stored} onRate={onRate} userName="me" />
  }
  render(<Container />)
  const answer = (index: number, failure: Failure | null) =>
    act(async () => {
      requests[index]?.answer(failure)
      await Promise.resolve()
    })
  return {
    requests,
    answer,
    changeElsewhere: (rating: Rating) => act(() => setElsewhere(rating)),
    user: userEvent.setup(),
  }
}

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((each) => each.getAttribute('aria-label'))
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /Save rating|Saving/ })
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })

describe('RatingForm', () => {
  it('shows who rated and when, and enables Save only after a change', async () => {
    const { user } = renderForm()
    expect(screen.getByText('Saved on 18-11-2026')).toBeDefined()
    expect(save().disabled).toBe(true)
    await user.click(star('5 stars'))
    expect(save().disabled).toBe(false)
    await user.click(star('4 stars'))
    expect(save().disabled).toBe(true)
    await user.type(comment(), '!')
    expect(save().disabled).toBe(false)
  })

  it('submits once, however often Save is pressed, and confirms', async () => {
    const { requests, answer, user } = renderForm()
    await user.click(star('5 stars'))
    await user.dblClick(save())
    save().closest('form')?.requestSubmit()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.given).toEqual({ rating: 5, comment: 'Fine' })
    expect(save().disabled).toBe(true)
    expect(chosen()).toEqual(['5 stars'])
    expect(screen.queryByText(/^Saved/)).toBeNull()
    await answer(0, null)
    expect(chosen()).toEqual(['5 stars'])
    expect(screen.getByText('Saved by you on 20-11-2026')).toBeDefined()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(save())
    expect(save().textContent).toContain('Save rating')
  })

  it('removes the rating if the chosen star is pressed again, and the comment if it is emptied', async () => {
    const { requests, user } = renderForm()
    await user.click(star('4 stars'))
    await user.clear(comment())
    await user.type(comment(), '  ')
    await user.click(save())
    expect(requests[0]?.given).toEqual({ rating: null, comment: null })
  })

  it('shows the title alone if the details repeat it', async () => {
    const { answer, user } = renderForm()
    await user.click(star('1 star'))
    await user.click(save())
    await answer(0, { kind: 404, message: 'Not Found', details: ['Not found.'], body: null })
    expect(screen.getByRole('alert').textContent).toBe('Not Found. The rating wasn’t saved.')
  })

  it('reverts stars that were not saved, keeps the comment, shows the reason, and retries', async () => {
    const { requests, answer, user } = renderForm()
    await user.click(star('1 star'))
    await user.type(comment(), ', but dark')
    await user.click(save())
    expect(chosen()).toEqual(['1 star'])
    await answer(0, SERVER_ERROR)
    await waitFor(() => expect(chosen()).toEqual(['4 stars']))
    expect(comment().value).toBe('Fine, but dark')
    expect(screen.getByRole('alert').textContent).toBe(
      'Internal Server Error: Something broke on our side. The rating wasn’t saved.',
    )
    expect(screen.queryByText(/^Saved/)).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(requests).toHaveLength(2)
    expect(requests[1]?.given).toEqual({ rating: 1, comment: 'Fine, but dark' })
    await answer(1, null)
    await waitFor(() => expect(screen.getByText('Saved by you on 20-11-2026')).toBeDefined())
    expect(chosen()).toEqual(['1 star'])
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('updates to a rating saved elsewhere, except for the field being edited', async () => {
    const { changeElsewhere, user } = renderForm()
    await user.type(comment(), ' so far')
    changeElsewhere({ rating: 2, comment: 'Too dark', userName: 'cleo', day: '2026-11-19' })
    expect(chosen()).toEqual(['2 stars'])
    expect(comment().value).toBe('Fine so far')
    expect(screen.getByText('Saved on 19-11-2026')).toBeDefined()
  })

  it('does not submit a comment of more than 1000 characters', async () => {
    const { requests, user } = renderForm()
    fireEvent.change(comment(), { target: { value: '📚'.repeat(1000) } })
    await user.click(save())
    expect(requests).toHaveLength(1)
    cleanup()
    const again = renderForm()
    fireEvent.change(comment(), { target: { value: `${'📚'.repeat(1000)}!` } })
    await again.user.click(save())
    expect(again.requests).toHaveLength(0)
    expect(screen.getByText('comment must be at most 1000 characters')).toBeDefined()
  })
})
