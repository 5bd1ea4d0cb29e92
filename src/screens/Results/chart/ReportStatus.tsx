import { Info } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Popover } from '#components/overlays/Popover/Popover.tsx'
import { ProgressBar, ProgressEdge } from '#components/feedback/ProgressBar/ProgressBar.tsx'
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
 * Short line beside the figures: a cancel button while loading, a note that rows are missing, or the data's date with a
 * button for more. It never wraps, so that nothing moves when loading ends. Progress is a bar on the panel's upper edge.
 */
export function ReportStatus(props: ReportStatusProps) {
  const { report, isPartial, isCounted, names, isLastIncomplete, sumsPlatforms, today } = props
  const isLoadingRows = report.loading && report.progress !== null
  const { progress, cancel } = isLoadingRows ? report : (names ?? report)
  const isLoading = isLoadingRows || (names?.progress ?? null) !== null
  // Quick responses show no progress bar.
  const showsProgress = useDelayedFlag(isLoading, { delayMs: 300, minimumDurationMs: 0 }) && isLoading
  return (
    <Line data-loading={showsProgress || undefined}>
      {showsProgress && progress !== null ? (
        <>
          {!isLoadingRows && <Text className="ellipsis">{reportText.loadingNames(progress)}</Text>}
          {isLoadingRows && isPartial && <Text className="ellipsis">{reportText.loadingRows(progress)}</Text>}
          <ProgressEdge>
            <ProgressBar
              size="s"
              label={feedbackText.loading}
              value={progress.loaded}
              max={progress.total}
              valueText={feedbackText.progress(progress)}
              hideText
            />
          </ProgressEdge>
          <Button variant="ghost" size="s" onClick={cancel}>
            {feedbackText.cancel}
          </Button>
        </>
      ) : isLoading || !isCounted ? null : isPartial ? (
        <Text data-incomplete role="status" className="ellipsis">
          {report.cancelled ? reportText.stopped(report.progress) : reportText.incomplete}
        </Text>
      ) : (
        <>
          <Text className="ellipsis" title={reportText.dataUpTo(today, isLastIncomplete)}>
            {reportText.dataUpTo(today, isLastIncomplete)}
          </Text>
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
  flex: 1;
  gap: var(--sp-1) var(--sp-3);
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  height: var(--ctl-h-s);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  /* The cancel button stays where it is, whatever the text before it. */
  &[data-loading] > :last-child {
    flex: none;
    margin-inline-start: auto;
  }

  @media (min-width: 1024px) and (max-width: 1199px) {
    flex: none;
    width: 100%;
  }

  @media (max-width: 1023px) {
    justify-content: flex-start;
  }

  @media (max-width: 767px) {
    height: var(--touch);
  }
`

const Note = styled.p`
  max-width: 300px;
  padding: var(--sp-2);
`

const Text = styled.p`
  min-width: 0;
  color: var(--text-3);

  &[data-incomplete] {
    color: var(--warn);
    font-weight: var(--fw-medium);
  }
`
