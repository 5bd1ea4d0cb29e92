import { Check, RotateCw } from 'lucide-react'
import { useId } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { RatingField } from '#components/inputs/RatingField/RatingField.tsx'
import { TextArea } from '#components/inputs/TextArea/TextArea.tsx'
import type { Rating } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { toRatingInput, MAX_COMMENT_LENGTH, isBlank, isSameRating, type RatingValues } from '#domain/rating.ts'

interface RatingFieldsProps {
  /** One's own rating, blank if someone else rated. */
  saved: Rating
  /** What saving replaces of someone else's; null: nothing. */
  replaces: string | null
  isSaving: boolean
  message: string | null
  /** Values that could not be saved, for a retry. */
  failedValues: RatingValues | null
}

const text = adText.rating
const FIELDS = ['rating', 'comment'] as const

/** Contents of the rating form. */
export function RatingFields({ saved, replaces, isSaving, message, failedValues }: RatingFieldsProps) {
  const replacesId = useId()
  const form = useForm<RatingValues>()
  const { values } = useFormState<RatingValues>({ subscription: { values: true } })
  const isChanged = !isSameRating(toRatingInput(values), saved)

  const retry = (rejected: RatingValues) => {
    form.batch(() => {
      for (const field of FIELDS) form.change(field, rejected[field])
    })
    void form.submit()
  }
  return (
    <Fields>
      <RatingField name="rating" label={text.heading} />
      <TextArea name="comment" label={text.comment} placeholder={text.placeholder} maxCharacters={MAX_COMMENT_LENGTH} />
      <div>
        <Message>
          <FormMessage text={message} />
        </Message>
        <Row>
          <Button
            type="submit"
            busy={isSaving}
            busyLabel={text.saving}
            disabled={!isChanged}
            aria-describedby={replaces === null ? undefined : replacesId}
          >
            {replaces === null ? text.save : text.replace}
          </Button>
          {failedValues !== null && !isSaving && (
            <Button icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden />} onClick={() => retry(failedValues)}>
              {text.tryAgain}
            </Button>
          )}
          {replaces !== null && <Note id={replacesId}>{replaces}</Note>}
        </Row>
        <Saved>
          {failedValues === null && !isSaving && saved.day !== null && !isBlank(saved) && (
            <Note role="status">
              <Check size={14} strokeWidth={1.5} aria-hidden />
              <bdi>{text.saved(saved.day)}</bdi>
            </Note>
          )}
        </Saved>
      </div>
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: var(--sp-4);
`

const Message = styled.div`
  &:has(p) {
    margin-bottom: var(--sp-3);
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
`

/** Has its height also while there is nothing to say, so that saving moves nothing. */
const Saved = styled.div`
  display: grid;
  min-height: var(--lh-small);
  margin-top: var(--sp-2);
`

const Note = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-width: 0;
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  overflow-wrap: anywhere;
`
