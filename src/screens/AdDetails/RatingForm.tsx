import { useState } from 'react'
import { Form } from '#components/inputs/Form/Form.tsx'
import { maxCharacters } from '#domain/characters.ts'
import type { Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import { adText } from '#domain/messages/ad.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import { dedupeMessages } from '#domain/dedupeMessages.ts'
import type { FormRules } from '#domain/validation.ts'
import type { RatingInput } from './AdDetailsScreenProps.ts'
import { RatingFields } from './RatingFields.tsx'
import { toRatingInput, MAX_COMMENT_LENGTH, toFormValues, type RatingValues } from './ratingValues.ts'

interface RatingFormProps {
  /** As stored on the server, or the optimistic value while saving. */
  saved: Rating
  onRate: (given: RatingInput) => Promise<Failure | null>
  userName: string | null
}

const RULES: FormRules<RatingValues> = {
  rating: [],
  comment: [maxCharacters(adText.rating.commentField, MAX_COMMENT_LENGTH)],
}

/** Stars and a comment. If saving fails, the stars revert and the comment stays; both can be retried. */
export function RatingForm({ saved, onRate, userName }: RatingFormProps) {
  const [failed, setFailed] = useState<RatingValues | null>(null)

  const send = async (values: RatingValues): Promise<string | null> => {
    setFailed(null)
    const failure = await onRate(toRatingInput(values))
    if (failure === null) return null
    setFailed(values)
    const { title } = describeFailure(failure, adText.rating.failureNoun)
    return adText.rating.notSaved([title, ...dedupeMessages(failure.details, [title])].join(': '))
  }
  return (
    <Form<RatingValues> initialValues={toFormValues(saved)} enableReinitialize rules={RULES} onSubmit={send}>
      {({ busy, message }) => (
        <RatingFields saved={saved} isSaving={busy} message={message} failedValues={failed} userName={userName} />
      )}
    </Form>
  )
}
