import { use } from 'react'
import { keyframes, styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { ProgressEdge } from '../ProgressBar/ProgressBar.tsx'
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

/**
 * 'Still loading…' if loading takes long, or its progress; both with a cancel button. They stand on the upper edge of the
 * nearest positioned element, in front of it, so that nothing moves when they come and go.
 */
export function LoadingNote({ loading, progress = null, onCancel, delayMs = 5000 }: LoadingNoteProps) {
  const mayAppear = !use(StillContext) || delayMs === 0
  const isSlow = useDelayedFlag(loading && mayAppear, { delayMs: delayMs, minimumDurationMs: 0 })
  const showProgress = loading && progress !== null
  const showSlow = loading && isSlow && !showProgress
  const isShown = showProgress || showSlow
  return (
    <>
      {isShown && (
        <Edge>
          <ProgressBar
            size="s"
            hideText
            label={feedbackText.loading}
            value={progress?.loaded ?? 0}
            max={progress?.total ?? null}
            valueText={progress === null ? feedbackText.stillLoading : feedbackText.progress(progress)}
          />
        </Edge>
      )}
      <Note data-shown={isShown || undefined}>
        {/* The button is outside the live region, which stays active while a dialog makes the page inert. */}
        <span role="status">{showSlow && feedbackText.stillLoading}</span>
        {showProgress && (
          <span className="fig" aria-hidden="true">
            {feedbackText.progress(progress)}
          </span>
        )}
        {isShown && (
          <CancelButton variant="ghost" size="s" onClick={onCancel}>
            {feedbackText.cancel}
          </CancelButton>
        )}
      </Note>
    </>
  )
}

/** Waits as long as a skeleton does, so that a quick list does not flash its note. */
const appear = keyframes`
  from { opacity: 0; }
`

const Edge = styled(ProgressEdge)`
  animation: ${appear} var(--t-wait) step-end;
`

/** Stands across the edge: half of it in the gap above, half above the panel's heading or the table's head. */
const Note = styled.div`
  position: absolute;
  z-index: calc(var(--z-sticky) + 1);
  top: -12px;
  right: var(--sp-3);

  &[data-shown] {
    display: flex;
    align-items: center;
    height: 24px;
    padding-left: var(--sp-3);
    border-radius: var(--r-full);
    background: var(--float);
    box-shadow: var(--e-2);
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
    white-space: nowrap;
    animation: ${appear} var(--t-wait) step-end;
  }
`

const CancelButton = styled(Button)`
  /* More specific than the button's own sizes. */
  && {
    height: 24px;
    border-radius: var(--r-full);
  }

  &&::after {
    inset: calc((24px - var(--touch)) / 2) 0;
  }
`
