import { useState } from 'react'
import { styled } from 'styled-components'
import type { ChartView } from '#components/charts/chart/chartProps.ts'
import { ChartSkeleton } from '#components/feedback/Skeleton/ChartSkeleton.tsx'
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx'
import { LANDSCAPE_TABLET, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { Loadable } from '#domain/loadable.ts'
import { reportText } from '#domain/messages/report.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import { linesOf, type ReportView } from '#domain/report/reportView.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { MeasureSwitch } from '#screens/shared/results/MeasureSwitch.tsx'
import { hasNoMatch } from '../calculation/countReport.ts'
import type { CountedReport } from '../calculation/useCountedReport.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { withMeasure } from '../settings/viewChanges.ts'
import { ChartControls } from './ChartControls.tsx'
import { chartNotes } from './chartNotes.ts'
import { ReportStatus } from './ReportStatus.tsx'
import { TimeChartArea } from './TimeChartArea.tsx'

interface FiguresPanelProps extends Pick<ReportScreenProps, 'today'> {
  view: ReportView
  /** Changes part of the view. */
  onChange: (part: Partial<ReportView>) => void
  /** What is counted so far; null before the first rows. */
  report: CountedReport | null
  /** The rows as they load. */
  rows: Loadable<unknown>
  /** Not all of them are there. */
  isPartial: boolean
  names: Loadable<unknown>
  /** Some names of the rows are still loading. */
  namesPending: boolean
  step: TimeStep
  isSmall: boolean
}

/** Chart heights in pixels. */
const [HEIGHT, MEDIUM_HEIGHT, TABLET_HEIGHT, LOW_HEIGHT, SMALL_HEIGHT, TABLE_HEIGHT] = [260, 200, 160, 116, 208, 336]

/** Windows that have room for five rows of the table, or for three or four, only below a lower chart. */
const [MEDIUM_WINDOW, LOW_WINDOW] = ['(max-height: 980px)', '(max-height: 830px)']

/** Totals and chart of the period. The layout is there from the start and fills as rows load. */
export function FiguresPanel(props: FiguresPanelProps) {
  const { view, onChange, report, rows, isPartial, names, namesPending, step, isSmall, today } = props
  const [chartView, setChartView] = useState<ChartView>('chart')
  const isMedium = useMediaQuery(MEDIUM_WINDOW)
  const isLow = useMediaQuery(LOW_WINDOW)
  const isTablet = useMediaQuery(LANDSCAPE_TABLET)
  const { chart, chartByEntity } = reportText
  const lines = linesOf(view)
  const platformNames = usePlatformNames()
  const [platform, ...further] = view.platforms
  const onlyPlatform = platform === undefined || further.length > 0 ? null : platformNames[platform]
  const notes = chartNotes(view)
  const lowHeight = isTablet ? TABLET_HEIGHT : LOW_HEIGHT
  const chartHeight = isSmall ? SMALL_HEIGHT : isLow ? lowHeight : isMedium ? MEDIUM_HEIGHT : HEIGHT
  const height = chartView === 'table' ? TABLE_HEIGHT : chartHeight
  const areaHeight = height + (isSmall ? SMALL_HEAD_HEIGHT : HEAD_HEIGHT)
  return (
    <Surface aria-label={reportText.summary}>
      <Head>
        <MeasureSwitch
          label={reportText.summary}
          totals={report?.totals ?? null}
          loading={!report}
          showsChange={report?.isTotalPartial === false}
          measure={view.measure}
          onMeasureChange={(measure) => onChange(withMeasure(view, measure))}
        />
        <Side>
          <ReportStatus
            report={rows}
            names={namesPending ? names : null}
            isPartial={isPartial}
            isCounted={report !== null && report.isPartial === isPartial}
            isLastIncomplete={report?.table.isLastIncomplete ?? false}
            sumsPlatforms={view.platforms.length > 1}
            today={today}
          />
          <ChartControls
            view={view}
            onChange={onChange}
            chartView={chartView}
            onChartViewChange={setChartView}
            label={lines ? chartByEntity(view.measure, step, lines.by) : chart(view.measure, step, onlyPlatform)}
            isSmall={isSmall}
          />
        </Side>
      </Head>
      {view.chart !== 'none' && notes.length > 0 && <Notes>{notes.join(' ')}</Notes>}
      {view.chart !== 'none' && (
        <ChartArea style={{ minHeight: areaHeight }}>
          {report === null ? (
            <Skeleton>
              <ChartSkeleton height={height - 20} />
            </Skeleton>
          ) : hasNoMatch(report.matches) ? (
            <NoMatch style={{ height: areaHeight }}>{reportText.noMatch.title(view.q.trim())}</NoMatch>
          ) : (
            <TimeChartArea report={report} view={view} chartView={chartView} height={height} />
          )}
        </ChartArea>
      )}
    </Surface>
  )
}

/** Pixels above the plot: the figures of a day and the legend. */
const [HEAD_HEIGHT, SMALL_HEAD_HEIGHT] = [24, 40]

const Surface = styled.section`
  position: relative;
  margin-bottom: var(--sp-3);
  padding: var(--sp-3) var(--sp-5) var(--sp-2);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  @media (min-width: 1024px) and (max-width: 1199px) {
    padding-inline: var(--sp-4);
  }

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

const Head = styled.div`
  display: grid;
  gap: var(--sp-1) var(--sp-6);

  @media (min-width: 1024px) and (max-width: 1199px) {
    column-gap: var(--sp-2);
    grid-template-columns: minmax(0, 1fr) 196px;
  }

  @media (min-width: 1200px) {
    grid-template-columns: minmax(600px, 756px) minmax(360px, 1fr);
  }
`

/** Beside the figures, or a line of its own. */
const Side = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  align-self: start;
  min-width: 0;

  @media (min-width: 1024px) and (max-width: 1199px) {
    flex-direction: column-reverse;
    gap: 0;
    align-items: end;
  }
`

const ChartArea = styled.div`
  margin-top: var(--sp-1);
`

const Notes = styled.p`
  margin-top: var(--sp-2);
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

const NoMatch = styled.p`
  display: grid;
  place-items: center;
  color: var(--text-3);
  font-size: var(--fs-small);
  overflow-wrap: anywhere;
`
