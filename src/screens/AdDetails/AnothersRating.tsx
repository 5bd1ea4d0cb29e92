import { useState } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { useAction } from '#components/lib/useAction.ts'
import { FormMessage } from '#components/inputs/FormMessage/FormMessage.tsx'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import type { Rating } from '#domain/catalogue.ts'
import type { Failure } from '#domain/failure.ts'
import { adText } from '#domain/messages/ad.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { shortName } from '#domain/text/shortenText.ts'
import { hasComment } from '#domain/rating.ts'

interface AnothersRatingProps {
  /** Another person's rating; null: there is none. */
  rating: Rating | null
  /** Their name; null: unknown. */
  by: string | null
  /** Removes it; resolves with the failure, or null. */
  onRemove: () => Promise<Failure | null>
  /** Called once it is removed and the dialog closed, to move the focus. */
  onRemoved: () => void
}

const text = adText.rating

/** Another person's rating with its comment as a quotation, and a button that asks before it removes both. */
export function AnothersRating({ rating, by, onRemove, onRemoved }: AnothersRatingProps) {
  // The rating itself is gone as soon as it is being removed, and is back if that fails.
  const [asked, setAsked] = useState<{ rating: Rating; by: string | null } | null>(null)
  const { progress, failure, start, cancel } = useAction<Failure>({ run: onRemove })
  const isRemoving = progress !== null
  const shown = asked ?? (rating === null ? null : { rating, by })
  if (shown === null) return null

  const isCommented = hasComment(shown.rating)
  const heading = text.ratedBy(shown.rating.rating, shown.by === null ? null : shortName(shown.by), shown.rating.day)
  const ask = () => {
    cancel()
    setAsked(shown)
  }
  const remove = async () => {
    if ((await start()) !== null) return
    // The button that the focus would return to is gone.
    flushSync(() => setAsked(null))
    onRemoved()
  }
  return (
    <Figure>
      <figcaption>
        <bdi>{heading}</bdi>
      </figcaption>
      {isCommented && <blockquote dir="auto">{shown.rating.comment}</blockquote>}
      <Button size="s" onClick={ask}>
        {text.remove}
      </Button>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text.ask.title}
        note={heading}
        busy={isRemoving}
        footer={
          <>
            <Button variant="ghost" disabled={isRemoving} onClick={() => setAsked(null)}>
              {text.ask.cancel}
            </Button>
            <Button variant="danger" busy={isRemoving} busyLabel={text.removing} onClick={() => void remove()}>
              {text.remove}
            </Button>
          </>
        }
      >
        <p>{text.ask.text(shown.rating.rating !== null, isCommented)}</p>
        <FormMessage text={failure && text.ask.failed(describeAttempt(failure, text.failureNoun).title)} />
      </Dialog>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  gap: var(--sp-2);
  justify-items: start;
  margin: 0 0 var(--sp-4);
  padding-bottom: var(--sp-4);
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;

  & > figcaption {
    font-weight: var(--fw-medium);
  }

  & > blockquote {
    max-width: 100%;
    margin: 0;
    padding-inline-start: var(--sp-3);
    border-inline-start: 2px solid var(--line-ctl);
    color: var(--text-2);
    white-space: pre-line;
  }
`
