import { ChevronDown, ChevronUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { ChartSkeleton } from '#components/feedback/Skeleton/FiguresSkeleton.tsx'
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx'
import { StackedColumns } from '#components/charts/StackedColumns/StackedColumns.tsx'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import type { Day } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import { reportText } from '#domain/messages/report.ts'
import { isRatio } from '#domain/report/reportFigures.ts'
import type { ReportChart } from '#domain/report/reportView.ts'
import { MeasureSwitch } from '#screens/shared/results/MeasureSwitch.tsx'
import type { TimeChart } from './buildTimeChart.ts'
import { withMeasure } from '../settings/viewChanges.ts'
import { ReportStatus } from './ReportStatus.tsx'
import { useIsPrinting } from '../print/useIsPrinting.ts'
import type { ReportModel } from '../useReportModel.ts'

interface FiguresPanelProps {
  model: ReportModel
  report: Loadable<unknown>
  today: Day
}

/** Chart size in pixels; PRINT_WIDTH is the content width of a landscape page. */
const [HEIGHT, SMALL_HEIGHT, PRINT_WIDTH] = [216, 208, 960]

/** Pixels below the chart: its legend and the switch to the table. */
const FOOTER_HEIGHT = 42

/** Totals and chart of the period. The layout is there from the start and fills as rows load. */
export function FiguresPanel({ model, report, today }: FiguresPanelProps) {
  const { view, updateView, figures, isPartial, isSmall } = model
  const isCollapsed = view.chart === 'none'
  const chartTypes = [
    { value: 'stacked' as const, label: reportText.chartTypes.stacked, disabled: isRatio(view.measure) },
    { value: 'lines' as const, label: reportText.chartTypes.lines },
  ]
  const chartType: Exclude<ReportChart, 'none'> = isRatio(view.measure) || view.chart === 'lines' ? 'lines' : 'stacked'
  return (
    <Surface aria-label={reportText.summary}>
      <MeasureSwitch
        label={reportText.summary}
        totals={figures?.totals ?? null}
        loading={!figures}
        showsChange={!isPartial}
        measure={view.measure}
        onMeasureChange={(measure) => updateView(withMeasure(view, measure))}
      />
      <StatusRow>
        <ReportStatus
          report={report}
          isPartial={isPartial}
          isLastIncomplete={figures?.overTime.isLastIncomplete ?? false}
          sumsPlatforms={view.platforms.length > 1}
          today={today}
        />
        <Controls data-screen-only title={isRatio(view.measure) ? reportText.ratesNotStackable : undefined}>
          {!isCollapsed && (
            <SegmentedControl
              size="s"
              label={reportText.chartType}
              options={chartTypes}
              value={chartType}
              onChange={(chart) => updateView({ chart })}
            />
          )}
          <Button
            variant="ghost"
            size="s"
            aria-expanded={!isCollapsed}
            icon={
              isCollapsed ? (
                <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
              ) : (
                <ChevronUp size={16} strokeWidth={1.5} aria-hidden />
              )
            }
            onClick={() => updateView({ chart: isCollapsed ? 'stacked' : 'none' })}
          >
            {isCollapsed ? reportText.showChart : reportText.hideChart}
          </Button>
        </Controls>
      </StatusRow>
      {!isCollapsed && (
        <ChartArea style={{ minHeight: HEIGHT + FOOTER_HEIGHT }}>
          {figures === null ? <Loading /> : <Chart timeChart={figures.timeChart} isSmall={isSmall} />}
        </ChartArea>
      )}
    </Surface>
  )
}

function Chart({ timeChart, isSmall }: { timeChart: TimeChart; isSmall: boolean }) {
  const isPrinting = useIsPrinting()
  const size = { height: isSmall ? SMALL_HEIGHT : HEIGHT, ...(isPrinting && { width: PRINT_WIDTH }) }
  return timeChart.kind === 'stacked' ? (
    <StackedColumns {...timeChart.props} {...size} />
  ) : (
    <TrendChart {...timeChart.props} {...size} />
  )
}

function Loading() {
  return (
    <Skeleton>
      <ChartSkeleton height={HEIGHT - 20} />
    </Skeleton>
  )
}

const Surface = styled.section`
  margin-bottom: var(--sp-5);
  padding: var(--sp-4) var(--sp-5) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

const StatusRow = styled.div`
  display: flex;
  gap: var(--sp-2) var(--sp-4);
  align-items: center;
  justify-content: space-between;
  margin-top: var(--sp-2);

  @media (max-width: 767px) {
    flex-direction: column;
    align-items: stretch;
  }
`

const Controls = styled.div`
  display: flex;
  flex: none;
  gap: var(--sp-2);
  align-items: center;
  justify-content: flex-end;
`

const ChartArea = styled.div`
  margin-top: var(--sp-2);
`
