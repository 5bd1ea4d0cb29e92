import { Check, RotateCw } from 'lucide-react'
import { useForm, useFormState } from 'react-final-form'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { RatingField } from '#components/inputs/RatingField/RatingField.tsx'
import { TextArea } from '#components/inputs/TextArea/TextArea.tsx'
import type { Rating } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { toRatingInput, MAX_COMMENT_LENGTH, isSameRating, type RatingValues } from './ratingValues.ts'

interface RatingFieldsProps {
  saved: Rating
  isSaving: boolean
  message: string | null
  /** Values that could not be saved, for a retry. */
  failedValues: RatingValues | null
  userName: string | null
}

const text = adText.rating
const FIELDS = ['rating', 'comment'] as const

/** Contents of the rating form. */
export function RatingFields({ saved, isSaving, message, failedValues, userName }: RatingFieldsProps) {
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
          <Button type="submit" busy={isSaving} busyLabel={text.saving} disabled={!isChanged}>
            {text.save}
          </Button>
          {failedValues !== null && !isSaving && (
            <Button icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden />} onClick={() => retry(failedValues)}>
              {text.tryAgain}
            </Button>
          )}
          {failedValues === null && !isSaving && saved.day !== null && (
            <Saved role="status">
              <Check size={14} strokeWidth={1.5} aria-hidden />
              <bdi>{text.saved(saved.day, saved.userName === userName && userName !== null ? text.you : null)}</bdi>
            </Saved>
          )}
        </Row>
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

const Saved = styled.span`
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
