import { Button } from '#components/Button/Button.tsx'
import { Banner } from '#components/Banner/Banner.tsx'
import { feedbackText } from '#domain/messages/feedback.ts'

export interface StoppedNoteProps {
  /** What is here and what is not. */
  text: string
  /** Reads again, to the end. */
  onContinue: () => void
}

/** Says that a reading was stopped before its end: nothing is cut off silently. */
export function StoppedNote({ text, onContinue }: StoppedNoteProps) {
  return (
    <Banner
      tone="info"
      title={text}
      action={
        <Button size="s" onClick={onContinue}>
          {feedbackText.continue}
        </Button>
      }
    />
  )
}
