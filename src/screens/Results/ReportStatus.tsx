import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import type { Day } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'
import { reportText } from '#domain/messages/report.ts'

interface ReportStatusProps {
  report: Loadable<unknown>
  /** The figures are of a part. */
  part: boolean
  /** The period reaches today. */
  openEnd: boolean
  /** Conversions of several platforms are summed. */
  summed: boolean
  today: Day
}

/**
 * One line under the figures, always as high: how far the reading has come and the way to stop it; that they are of a part;
 * or else what they rest on. So nothing moves when the last row has come.
 */
export function ReportStatus({
  report: { loading, progress, cancelled, cancel },
  part,
  openEnd,
  summed,
  today,
}: ReportStatusProps) {
  const underWay = loading && progress !== null
  // A quick answer shows no bar.
  const reading = useDelayedFlag(underWay, { delayMs: 300, minimumMs: 0 }) && underWay
  return (
    <Line>
      {reading ? (
        <>
          {part && <Words data-part>{reportText.soFar(progress)}</Words>}
          <Bar>
            <ProgressBar
              label={feedbackText.loading}
              value={progress.loaded}
              max={progress.total}
              valueText={feedbackText.progress(progress)}
              hideText
            />
          </Bar>
          <Button variant="ghost" size="s" onClick={cancel}>
            {feedbackText.cancel}
          </Button>
        </>
      ) : underWay ? null : part ? (
        <Words data-part role="status">
          {cancelled ? reportText.stopped(progress) : reportText.part}
        </Words>
      ) : (
        <Words>
          {summed ? `${reportText.asReported} ` : ''}
          {reportText.asOf(today, openEnd)}
        </Words>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  flex: 1;
  min-width: 0;
  min-height: var(--ctl-h-s);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  @media (max-width: 767px) {
    flex: none;
    min-height: var(--touch);
  }
`

const Words = styled.p`
  color: var(--text-3);

  &[data-part] {
    flex: none;
    max-width: 60%;
    color: var(--warn);
    font-weight: var(--fw-medium);
  }
`

const Bar = styled.div`
  flex: 1;
  max-width: 320px;
  min-width: 0;
`
