import { ChevronDown, ChevronUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { ChartSkeleton } from '#components/feedback/Skeleton/FiguresSkeleton.tsx'
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx'
import { StackedColumns } from '#components/charts/StackedColumns/StackedColumns.tsx'
import { TrendChart } from '#components/charts/TrendChart/TrendChart.tsx'
import type { Day } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { reportText } from '#domain/messages/report.ts'
import { isRatio } from '#domain/report/reportFigures.ts'
import type { ReportChart } from '#domain/report/reportView.ts'
import { MeasureSwitch } from '#screens/shared/results/MeasureSwitch.tsx'
import type { ReportDrawing } from './chartOf.ts'
import { withMeasure } from './reportChanges.ts'
import { ReportStatus } from './ReportStatus.tsx'
import { usePrinting } from './usePrinting.ts'
import type { ReportModel } from './useReportModel.ts'

interface FiguresPanelProps {
  model: ReportModel
  report: Loadable<unknown>
  today: Day
}

/** px of a drawing; on paper it is as wide as a landscape page leaves. */
const [HEIGHT, PAPER_WIDTH] = [216, 960]

/** The figures of the period, and how they went: in their places from the start, filled as rows come (visual.md, screen 6). */
export function FiguresPanel({ model, report, today }: FiguresPanelProps) {
  const { view, change, figures, part, small } = model
  const folded = view.chart === 'none'
  const kinds = [
    { value: 'stacked' as const, label: reportText.charts.stacked, disabled: isRatio(view.measure) },
    { value: 'lines' as const, label: reportText.charts.lines },
  ]
  const kind: Exclude<ReportChart, 'none'> = isRatio(view.measure) || view.chart === 'lines' ? 'lines' : 'stacked'
  return (
    <Place aria-label={reportText.summary}>
      <MeasureSwitch
        label={reportText.summary}
        totals={figures?.summary ?? null}
        loading={!figures}
        compared={!part}
        measure={view.measure}
        onMeasure={(measure) => change(withMeasure(view, measure))}
      />
      <Second>
        <ReportStatus
          report={report}
          part={part}
          openEnd={figures?.overTime.openEnd ?? false}
          summed={view.platforms.length > 1}
          today={today}
        />
        <Controls data-screen-only title={isRatio(view.measure) ? reportText.noStack : undefined}>
          {!folded && (
            <SegmentedControl
              size="s"
              label={reportText.chartKind}
              options={kinds}
              value={kind}
              onChange={(chart) => change({ chart })}
            />
          )}
          <Button
            variant="ghost"
            size="s"
            aria-expanded={!folded}
            icon={
              folded ? (
                <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
              ) : (
                <ChevronUp size={16} strokeWidth={1.5} aria-hidden />
              )
            }
            onClick={() => change({ chart: folded ? 'stacked' : 'none' })}
          >
            {folded ? reportText.unfoldChart : reportText.foldChart}
          </Button>
        </Controls>
      </Second>
      {!folded && (
        <Drawing style={{ minHeight: HEIGHT + FOOT }}>
          {figures === null ? <Waiting /> : <Drawn drawing={figures.drawing} small={small} />}
        </Drawing>
      )}
    </Place>
  )
}

/** px of what stands under a drawing: its keys, and the switch to the table. */
const FOOT = 42

function Drawn({ drawing, small }: { drawing: ReportDrawing; small: boolean }) {
  const printing = usePrinting()
  const size = { height: small ? 208 : HEIGHT, ...(printing && { width: PAPER_WIDTH }) }
  return drawing.kind === 'stacked' ? (
    <StackedColumns {...drawing.chart} {...size} />
  ) : (
    <TrendChart {...drawing.chart} {...size} />
  )
}

function Waiting() {
  return (
    <Skeleton>
      <ChartSkeleton height={HEIGHT - 20} />
    </Skeleton>
  )
}

const Place = styled.section`
  margin-bottom: var(--sp-5);
  padding: var(--sp-4) var(--sp-5) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);

  @media (max-width: 767px) {
    padding: var(--sp-4);
  }
`

const Second = styled.div`
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

const Drawing = styled.div`
  margin-top: var(--sp-2);
`
