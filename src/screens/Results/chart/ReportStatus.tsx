import { Info } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { ProgressBar } from '#components/feedback/ProgressBar/ProgressBar.tsx'
import { useDelayedFlag } from '#components/feedback/Skeleton/useDelayedFlag.ts'
import type { Day } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import { feedbackText } from '#domain/messages/common.ts'
import { reportText } from '#domain/messages/report.ts'

interface ReportStatusProps {
  report: Loadable<unknown>
  /** Not all rows are loaded. */
  isPartial: boolean
  /** The figures beside it are those of all rows that are loaded; until then the line is empty. */
  isCounted: boolean
  /** Names that are still loading; null if there are none. */
  names: Loadable<unknown> | null
  /** The period reaches today. */
  isLastIncomplete: boolean
  /** Conversions of several platforms are added up. */
  sumsPlatforms: boolean
  today: Day
}

/**
 * Short line beside the figures: progress with a cancel button, a note that rows are missing, or the data's date with a
 * button for more.
 * Its height is fixed, so that nothing moves when loading ends.
 */
export function ReportStatus(props: ReportStatusProps) {
  const { report, isPartial, isCounted, names, isLastIncomplete, sumsPlatforms, today } = props
  const isLoadingRows = report.loading && report.progress !== null
  const { progress, cancel } = isLoadingRows ? report : (names ?? report)
  const isLoading = isLoadingRows || (names?.progress ?? null) !== null
  // Quick responses show no progress bar.
  const showsProgress = useDelayedFlag(isLoading, { delayMs: 300, minimumDurationMs: 0 }) && isLoading
  return (
    <Line>
      {showsProgress && progress !== null ? (
        <>
          {!isLoadingRows && <Text>{reportText.loadingNames(progress)}</Text>}
          {isLoadingRows && isPartial && <Text data-incomplete>{reportText.loadingRows(progress)}</Text>}
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
      ) : isLoading || !isCounted ? null : isPartial ? (
        <Text data-incomplete role="status">
          {report.cancelled ? reportText.stopped(report.progress) : reportText.incomplete}
        </Text>
      ) : (
        <>
          <Text>{reportText.dataUpTo(today, isLastIncomplete)}</Text>
          {sumsPlatforms && (
            <Popover
              label={reportText.aboutData}
              align="end"
              trigger={
                <IconButton
                  variant="ghost"
                  size="s"
                  label={reportText.aboutData}
                  icon={<Info size={16} strokeWidth={1.5} aria-hidden />}
                />
              }
            >
              <Note>{reportText.asReported}</Note>
            </Popover>
          )}
        </>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  min-height: var(--ctl-h-s);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  @media (max-width: 767px) {
    justify-content: space-between;
    min-height: var(--touch);
  }
`

const Note = styled.p`
  max-width: 300px;
  padding: var(--sp-2);
`

const Text = styled.p`
  color: var(--text-3);

  &[data-incomplete] {
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
