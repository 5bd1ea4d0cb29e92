import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import type { GivenRating } from './AdDetailsScreenProps.ts'
import { RatingForm } from './RatingForm.tsx'

// user-event asks for it to find the next radio button; jsdom has none, and these names need no escaping.
beforeAll(() => void vi.stubGlobal('CSS', { escape: (name: string) => name }))
afterEach(cleanup)

const SAVED: Rating = { rating: 4, comment: 'Fine', userName: 'ben@harbourvale.example', day: '2026-11-18' }
const SERVER_ERROR: Failure = {
  kind: 500,
  message: 'Internal Server Error',
  details: ['Something broke on our side.'],
  body: null,
}

/** The form over a server that answers by hand; the stars count as saved until it has refused, as useRating has it. */
function show(saved: Rating = SAVED) {
  const asked: { given: GivenRating; answer: (failure: Failure | null) => void }[] = []
  let change: (rating: Rating) => void = () => undefined
  function Held() {
    const [known, setKnown] = useState(saved)
    const [hoped, setHoped] = useState<Rating | null>(null)
    change = setKnown
    const onRate = (given: GivenRating) => {
      setHoped({ ...known, rating: given.rating, userName: 'me', day: '2026-11-20' })
      return new Promise<Failure | null>((resolve) => {
        asked.push({
          given,
          answer: (failure) => {
            setHoped(null)
            if (failure === null) setKnown({ ...given, userName: 'me', day: '2026-11-20' })
            resolve(failure)
          },
        })
      })
    }
    return <RatingForm saved={hoped ?? known} onRate={onRate} userName="me" />
  }
  render(<Held />)
  const answer = (at: number, failure: Failure | null) =>
    act(async () => {
      asked[at]?.answer(failure)
      await Promise.resolve()
    })
  return { asked, answer, changeElsewhere: (rating: Rating) => act(() => change(rating)), user: userEvent.setup() }
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
  it('says who rated and when, and can be saved only once something changed', async () => {
    const { user } = show()
    expect(screen.getByText('Saved 18-11-2026 by ben@harbourvale.example')).toBeDefined()
    expect(save().disabled).toBe(true)
    await user.click(star('5 stars'))
    expect(save().disabled).toBe(false)
    await user.click(star('4 stars'))
    expect(save().disabled).toBe(true)
    await user.type(comment(), '!')
    expect(save().disabled).toBe(false)
  })

  it('sends once, however often it is pressed, and then says so', async () => {
    const { asked, answer, user } = show()
    await user.click(star('5 stars'))
    await user.dblClick(save())
    save().closest('form')?.requestSubmit()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.given).toEqual({ rating: 5, comment: 'Fine' })
    expect(save().disabled).toBe(true)
    expect(chosen()).toEqual(['5 stars'])
    expect(screen.queryByText(/^Saved/)).toBeNull()
    await answer(0, null)
    expect(chosen()).toEqual(['5 stars'])
    expect(screen.getByText('Saved 20-11-2026 by you')).toBeDefined()
    expect(save().getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(save())
    expect(save().textContent).toContain('Save rating')
  })

  it('takes the rating back when the chosen star is pressed again, and the comment when it is emptied', async () => {
    const { asked, user } = show()
    await user.click(star('4 stars'))
    await user.clear(comment())
    await user.type(comment(), '  ')
    await user.click(save())
    expect(asked[0]?.given).toEqual({ rating: null, comment: null })
  })

  it('says once what the server only repeats', async () => {
    const { answer, user } = show()
    await user.click(star('1 star'))
    await user.click(save())
    await answer(0, { kind: 404, message: 'Not Found', details: ['Not found.'], body: null })
    expect(screen.getByRole('alert').textContent).toBe('Not Found. The rating was not saved.')
  })

  it('undoes the stars that were not saved, keeps the words, says why, and tries again', async () => {
    const { asked, answer, user } = show()
    await user.click(star('1 star'))
    await user.type(comment(), ', but dark')
    await user.click(save())
    expect(chosen()).toEqual(['1 star'])
    await answer(0, SERVER_ERROR)
    await waitFor(() => expect(chosen()).toEqual(['4 stars']))
    expect(comment().value).toBe('Fine, but dark')
    expect(screen.getByRole('alert').textContent).toBe(
      'Internal Server Error: Something broke on our side. The rating was not saved.',
    )
    expect(screen.queryByText(/^Saved/)).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(asked).toHaveLength(2)
    expect(asked[1]?.given).toEqual({ rating: 1, comment: 'Fine, but dark' })
    await answer(1, null)
    await waitFor(() => expect(screen.getByText('Saved 20-11-2026 by you')).toBeDefined())
    expect(chosen()).toEqual(['1 star'])
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('follows what someone else saved, but for what is being written', async () => {
    const { changeElsewhere, user } = show()
    await user.type(comment(), ' so far')
    changeElsewhere({ rating: 2, comment: 'Too dark', userName: 'cleo', day: '2026-11-19' })
    expect(chosen()).toEqual(['2 stars'])
    expect(comment().value).toBe('Fine so far')
    expect(screen.getByText('Saved 19-11-2026 by cleo')).toBeDefined()
  })

  it('sends no comment of more than a thousand characters', async () => {
    const { asked, user } = show()
    fireEvent.change(comment(), { target: { value: '📚'.repeat(1000) } })
    await user.click(save())
    expect(asked).toHaveLength(1)
    cleanup()
    const again = show()
    fireEvent.change(comment(), { target: { value: `${'📚'.repeat(1000)}!` } })
    await again.user.click(save())
    expect(again.asked).toHaveLength(0)
    expect(screen.getByText('comment must be at most 1000 characters')).toBeDefined()
  })
})
