import { useState } from 'react'
import { Form } from '#components/inputs/Form/Form.tsx'
import { atMostCharacters } from '#domain/characters.ts'
import type { Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import { adText } from '#domain/messages/ad.ts'
import { tellFailure } from '#domain/messages/failures.ts'
import { unsaid } from '#domain/unsaid.ts'
import type { FormRules } from '#domain/validation.ts'
import type { GivenRating } from './AdDetailsScreenProps.ts'
import { RatingFields } from './RatingFields.tsx'
import { givenBy, MOST_CHARACTERS, valuesOf, type RatingValues } from './ratingValues.ts'

interface RatingFormProps {
  /** As stored on the server, or the optimistic value while saving. */
  saved: Rating
  onRate: (given: GivenRating) => Promise<Failure | null>
  userName: string | null
}

const RULES: FormRules<RatingValues> = {
  rating: [],
  comment: [atMostCharacters(adText.rating.commentField, MOST_CHARACTERS)],
}

/** Stars and a comment. If saving fails, the stars revert and the comment stays; both can be retried. */
export function RatingForm({ saved, onRate, userName }: RatingFormProps) {
  const [failed, setFailed] = useState<RatingValues | null>(null)

  const send = async (values: RatingValues): Promise<string | null> => {
    setFailed(null)
    const failure = await onRate(givenBy(values))
    if (failure === null) return null
    setFailed(values)
    const { title } = tellFailure(failure, adText.rating.thisRating)
    return adText.rating.undone([title, ...unsaid(failure.details, [title])].join(': '))
  }
  return (
    <Form<RatingValues> initialValues={valuesOf(saved)} follows rules={RULES} onSubmit={send}>
      {({ busy, message }) => (
        <RatingFields saved={saved} isSaving={busy} message={message} failedValues={failed} userName={userName} />
      )}
    </Form>
  )
}
