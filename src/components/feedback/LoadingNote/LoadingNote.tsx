import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import type { Progress } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'

export interface LoadingNoteProps {
  /** Something is under way. The note's place stays, so that a screen reader hears it come. */
  loading: boolean
  /** How far a list read page by page has come: shown at once, with its bar. */
  progress?: Progress | null
  /** Stops it. */
  onCancel: () => void
  /** ms until a wait is worth a word (behaviour.md, Requests). */
  afterMs?: number
}

/** 'Still loading…' when something takes long, or how far it has come; either way it can be cancelled. */
export function LoadingNote({ loading, progress = null, onCancel, afterMs = 5000 }: LoadingNoteProps) {
  const slow = useDelayedFlag(loading, { delayMs: afterMs, minimumMs: 0 })
  const showBar = loading && progress !== null
  const showNote = loading && slow && !showBar
  return (
    <div>
      {/* The button is not part of what is said, which stays in use while a dialog makes the page inert. */}
      <Strip data-idle={!showNote || undefined}>
        <span role="status">{showNote && feedbackText.stillLoading}</span>
        {showNote && <CancelButton onCancel={onCancel} />}
      </Strip>
      {showBar && (
        <Strip>
          <ProgressBar
            label={feedbackText.loading}
            value={progress.loaded}
            max={progress.total}
            valueText={feedbackText.progress(progress)}
          />
          <CancelButton onCancel={onCancel} />
        </Strip>
      )}
    </div>
  )
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="ghost" size="s" onClick={onCancel}>
      {feedbackText.cancel}
    </Button>
  )
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: var(--ctl-h);
  margin-bottom: var(--sp-2);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  &[data-idle] {
    min-height: 0;
    margin: 0;
  }
`
