import { useRef, useState } from 'react'
import { Form } from '#components/inputs/Form/Form.tsx'
import { maxCharacters } from '#domain/characters.ts'
import type { Rating } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { dedupeMessages } from '#domain/dedupeMessages.ts'
import type { FormRules } from '#domain/validation.ts'
import { AnothersRating } from './AnothersRating.tsx'
import { FormDraft } from '#screens/shared/drafts/FormDraft.tsx'
import { RatingFields } from './RatingFields.tsx'
import {
  hasComment,
  isAnothers,
  MAX_COMMENT_LENGTH,
  NOT_RATED,
  toFormValues,
  toRatingInput,
  type RatingDraft,
  type RatingValues,
} from '#domain/rating.ts'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'

interface RatingFormProps extends Pick<AdDetailsScreenProps, 'onRate' | 'userName' | 'raterName'> {
  /** As stored on the server, or the optimistic value while saving. */
  saved: Rating
  /** Keeps what was entered when the form is left. */
  draft: RatingDraft
}

const RULES: FormRules<RatingValues> = {
  rating: [],
  comment: [maxCharacters(adText.rating.commentField, MAX_COMMENT_LENGTH)],
}

const DRAFT_FIELDS = ['rating', 'comment'] as const

/** Stars and a comment. If saving fails, the stars revert and the comment stays; both can be retried. */
export function RatingForm({ saved, onRate, draft, userName, raterName }: RatingFormProps) {
  const [failed, setFailed] = useState<RatingValues | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const theirs = isAnothers(saved, userName) ? saved : null
  const own = theirs === null ? saved : NOT_RATED
  const by = raterName ?? theirs?.userName ?? null

  const send = async (values: RatingValues): Promise<string | null> => {
    setFailed(null)
    const failure = await onRate(toRatingInput(values))
    if (failure === null) return null
    setFailed(values)
    const { title } = describeAttempt(failure, adText.rating.failureNoun)
    return adText.rating.notSaved([title, ...dedupeMessages(failure.details, [title])].join(': '))
  }
  return (
    <div ref={box}>
      <AnothersRating
        rating={theirs}
        by={by}
        onRemove={() => onRate({ rating: null, comment: null })}
        onRemoved={() => box.current?.querySelector('input')?.focus()}
      />
      <Form<RatingValues> initialValues={toFormValues(own)} enableReinitialize rules={RULES} onSubmit={send}>
        {({ busy, message }) => (
          <FormDraft draft={draft} fields={DRAFT_FIELDS}>
            <RatingFields
              saved={own}
              replaces={
                theirs === null
                  ? null
                  : adText.rating.replaces(
                      by === null ? null : shortName(by),
                      theirs.rating !== null,
                      hasComment(theirs),
                    )
              }
              isSaving={busy}
              message={message}
              failedValues={failed}
            />
          </FormDraft>
        )}
      </Form>
    </div>
  )
}
