import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { ChartSkeleton } from '#components/feedback/Skeleton/FiguresSkeleton.tsx'
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { ChartView } from '#components/charts/chart/chartProps.ts'
import { StackedColumns } from '#components/charts/StackedColumns/StackedColumns.tsx'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import { useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { reportText } from '#domain/messages/report.ts'
import { MeasureSwitch } from '#screens/shared/results/MeasureSwitch.tsx'
import type { TimeChart } from '#screens/shared/results/exports/exportChartImage.tsx'
import { withMeasure } from '../settings/viewChanges.ts'
import { ChartControls } from './ChartControls.tsx'
import { ReportStatus } from './ReportStatus.tsx'
import { useWhatMoved } from '../moved/useWhatMoved.ts'
import { WhatMovedDetails } from '../moved/WhatMovedDetails.tsx'
import { WhatMovedLine } from '../moved/WhatMovedLine.tsx'
import { useIsPrinting } from '../print/useIsPrinting.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import type { ReportModel } from '../useReportModel.ts'

interface FiguresPanelProps {
  model: ReportModel
  props: Pick<ReportScreenProps, 'kind' | 'report' | 'names' | 'links' | 'renderLink' | 'today'>
}

/** Chart size in pixels; PRINT_WIDTH is the content width of a landscape page. */
const [HEIGHT, LOW_HEIGHT, SMALL_HEIGHT, PRINT_WIDTH] = [216, 132, 208, 960]

/** Windows in which a chart of the full height would leave no room for five rows of the table. */
const LOW_WINDOW = '(min-width: 768px) and (max-height: 980px)'

/** Totals and chart of the period. The layout is there from the start and fills as rows load. */
export function FiguresPanel({ model, props }: FiguresPanelProps) {
  const { kind, report, names, today } = props
  const { view, updateView, figures, isPartial, isTotalPartial, isSmall } = model
  const [chartView, setChartView] = useState<ChartView>('chart')
  const moved = useWhatMoved(model, names)
  const movedId = useId()
  const isLow = useMediaQuery(LOW_WINDOW)
  const isCollapsed = view.chart === 'none'
  const height = isSmall ? SMALL_HEIGHT : isLow ? LOW_HEIGHT : HEIGHT
  return (
    <Surface aria-label={reportText.summary}>
      <Head>
        <MeasureSwitch
          label={reportText.summary}
          totals={figures?.totals ?? null}
          loading={!figures}
          showsChange={!isTotalPartial}
          measure={view.measure}
          onMeasureChange={(measure) => updateView(withMeasure(view, measure))}
        />
        <Side>
          <div>
            <ReportStatus
              report={report}
              names={model.namesPending ? names : null}
              isPartial={isPartial}
              isLastIncomplete={figures?.overTime.isLastIncomplete ?? false}
              sumsPlatforms={view.platforms.length > 1}
              today={today}
            />
            <ChartControls
              view={view}
              onChange={updateView}
              chartView={chartView}
              onChartViewChange={setChartView}
              label={figures?.timeChart.props.label ?? reportText.summary}
            />
          </div>
          <WhatMovedLine state={moved} model={model} kind={kind} detailsId={movedId} />
        </Side>
      </Head>
      {view.moved && <WhatMovedDetails id={movedId} state={moved} model={model} props={props} />}
      {!isCollapsed && (
        <ChartArea style={{ minHeight: height + HEAD_HEIGHT }}>
          {figures === null ? (
            <Loading height={height} />
          ) : (
            <Chart timeChart={figures.timeChart} view={chartView} height={height} />
          )}
        </ChartArea>
      )}
    </Surface>
  )
}

/** Pixels above the plot: the figures of a day and the legend. */
const HEAD_HEIGHT = 24

interface ChartAreaProps {
  timeChart: TimeChart
  view: ChartView
  height: number
}

function Chart({ timeChart, ...rest }: ChartAreaProps) {
  const isPrinting = useIsPrinting()
  const props = { ...rest, ...(isPrinting && { width: PRINT_WIDTH, view: 'chart' as const }) }
  return timeChart.kind === 'stacked' ? (
    <StackedColumns {...timeChart.props} {...props} />
  ) : (
    <TrendChart {...timeChart.props} {...props} />
  )
}

function Loading({ height }: Pick<ChartAreaProps, 'height'>) {
  return (
    <Skeleton>
      <ChartSkeleton height={height - 20} />
    </Skeleton>
  )
}

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
