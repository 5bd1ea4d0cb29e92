import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { testDraft } from '#screens/shared/drafts/testing/testDraft.ts'
import { RatingForm } from '../RatingForm.tsx'
import { isAnothers, NOT_RATED, type RatingDraft, type RatingInput } from '#domain/rating.ts'

export const SAVED: Rating = { rating: 4, comment: 'Fine', userName: 'Me', day: '2026-11-18' }
export const BENS: Rating = { ...SAVED, userName: 'ben@harbourvale.example' }
export const SERVER_ERROR = testFailure(500, { details: ['Something broke on our side.'] })

/** Renders the form with a manually answered server and, like useRating, optimistic stars. */
export function renderRatingForm(
  saved: Rating = SAVED,
  { raterName = null, draft = testDraft() }: { raterName?: string | null; draft?: RatingDraft } = {},
) {
  const requests: { given: RatingInput; answer: (failure: Failure | null) => void }[] = []
  let setElsewhere: (rating: Rating) => void = () => undefined
  function Container() {
    const [stored, setStored] = useState(saved)
    const [optimistic, setOptimistic] = useState<Rating | null>(null)
    setElsewhere = setStored
    const onRate = (given: RatingInput) => {
      const { comment } = isAnothers(stored, 'me') ? NOT_RATED : stored
      setOptimistic({ comment, rating: given.rating, userName: 'me', day: '2026-11-20' })
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
    return <RatingForm saved={optimistic ?? stored} onRate={onRate} draft={draft} userName="me" raterName={raterName} />
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

export const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
export const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((each) => each.getAttribute('aria-label'))
export const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /Save rating|Replace rating|Saving/ })
export const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
