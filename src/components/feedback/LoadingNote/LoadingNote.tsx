import { use } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import { StillContext } from '#components/lib/StillContext.ts'
import type { Progress } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'

export interface LoadingNoteProps {
  /** Whether something is loading. The live region stays mounted so that screen readers announce the note. */
  loading: boolean
  /** The progress of a paged list, shown at once as a bar. @default none */
  progress?: Progress | null
  /** Called when the note's Cancel button is pressed. */
  onCancel: () => void
  /** Delay of the note in ms. */
  delayMs?: number
}

/** 'Still loading…' if loading takes long, or its progress; both with a cancel button. */
export function LoadingNote({ loading, progress = null, onCancel, delayMs = 5000 }: LoadingNoteProps) {
  const mayAppear = !use(StillContext) || delayMs === 0
  const isSlow = useDelayedFlag(loading && mayAppear, { delayMs: delayMs, minimumDurationMs: 0 })
  const showBar = loading && progress !== null
  const showNote = loading && isSlow && !showBar
  return (
    <div>
      {/* The button is outside the live region, which stays active while a dialog makes the page inert. */}
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
