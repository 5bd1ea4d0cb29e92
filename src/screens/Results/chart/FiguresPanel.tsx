import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { ChartView } from '#components/charts/chart/chartProps.ts'
import { ChartSkeleton } from '#components/feedback/Skeleton/FiguresSkeleton.tsx'
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx'
import { useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { Loadable } from '#domain/loadable.ts'
import { reportText } from '#domain/messages/report.ts'
import type { TimeStep } from '#domain/report/dimensions.ts'
import { comparedBy, type ReportView } from '#domain/report/reportView.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { MeasureSwitch } from '#screens/shared/results/MeasureSwitch.tsx'
import type { CountedReport } from '../calculation/useCountedReport.ts'
import { useWhatMoved } from '../moved/useWhatMoved.ts'
import { WhatMovedDetails } from '../moved/WhatMovedDetails.tsx'
import { WhatMovedLine } from '../moved/WhatMovedLine.tsx'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { withMeasure } from '../settings/viewChanges.ts'
import { ChartControls } from './ChartControls.tsx'
import { ReportStatus } from './ReportStatus.tsx'
import { TimeChartArea } from './TimeChartArea.tsx'

interface FiguresPanelProps extends Pick<ReportScreenProps, 'kind' | 'links' | 'renderLink' | 'today'> {
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
const [HEIGHT, LOW_HEIGHT, SMALL_HEIGHT] = [216, 132, 208]

/** Windows in which a chart of the full height would leave no room for five rows of the table. */
const LOW_WINDOW = '(min-width: 768px) and (max-height: 980px)'

/** Totals and chart of the period. The layout is there from the start and fills as rows load. */
export function FiguresPanel(props: FiguresPanelProps) {
  const {
    kind,
    view,
    onChange,
    report,
    rows,
    isPartial,
    names,
    namesPending,
    step,
    isSmall,
    links,
    renderLink,
    today,
  } = props
  const [chartView, setChartView] = useState<ChartView>('chart')
  const moved = useWhatMoved({ report, view, kind, names })
  const movedId = useId()
  const isLow = useMediaQuery(LOW_WINDOW)
  const { chart, chartByEntity } = reportText
  const lines = comparedBy(view)
  const platformNames = usePlatformNames()
  const [platform, ...further] = view.platforms
  const onlyPlatform = platform === undefined || further.length > 0 ? null : platformNames[platform]
  const height = isSmall ? SMALL_HEIGHT : isLow ? LOW_HEIGHT : HEIGHT
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
          <div>
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
              label={lines ? chartByEntity(view.measure, step, lines) : chart(view.measure, step, onlyPlatform)}
            />
          </div>
          <WhatMovedLine state={moved} view={view} onChange={onChange} kind={kind} detailsId={movedId} />
        </Side>
      </Head>
      {view.moved && (
        <WhatMovedDetails id={movedId} state={moved} view={view} kind={kind} links={links} renderLink={renderLink} />
      )}
      {view.chart !== 'none' && (
        <ChartArea style={{ minHeight: height + HEAD_HEIGHT }}>
          {report === null ? (
            <Skeleton>
              <ChartSkeleton height={height - 20} />
            </Skeleton>
          ) : (
            <TimeChartArea report={report} view={view} chartView={chartView} height={height} />
          )}
        </ChartArea>
      )}
    </Surface>
  )
}

/** Pixels above the plot: the figures of a day and the legend. */
const HEAD_HEIGHT = 24

const Surface = styled.section`
  margin-bottom: var(--sp-3);
  padding: var(--sp-3) var(--sp-5) var(--sp-2);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-6);
  align-items: flex-start;
  justify-content: space-between;
`

/** Two short lines beside the figures. */
const Side = styled.div`
  display: grid;
  flex: 1;
  flex-basis: 0;
  justify-items: end;
  min-width: min(500px, 100%);

  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--sp-4);
    align-items: center;
    justify-content: flex-end;
  }

  @media (max-width: 767px) {
    justify-items: stretch;

    & > div:first-child {
      justify-content: flex-start;
    }
  }
`

const ChartArea = styled.div`
  margin-top: var(--sp-2);
`
