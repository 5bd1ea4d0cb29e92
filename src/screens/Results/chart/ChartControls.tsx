import { ChevronDown, ChevronUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import type { ChartView } from '#components/charts/chart/chartProps.ts'
import { chartText } from '#domain/messages/data.ts'
import { reportText } from '#domain/messages/report.ts'
import { isRatio } from '#domain/report/reportFigures.ts'
import { comparedBy, type ReportChart, type ReportView } from '#domain/report/reportView.ts'

interface ChartControlsProps {
  view: ReportView
  onChange: (part: Partial<ReportView>) => void
  chartView: ChartView
  onChartViewChange: (view: ChartView) => void
  /** The chart's label. */
  label: string
}

/** Why the chart cannot be stacked; null if it can. */
function notStackable(view: ReportView): string | null {
  if (isRatio(view.measure)) return reportText.ratesNotStackable
  return comparedBy(view) === null ? null : reportText.comparedNotStackable
}

const VIEWS = [
  { value: 'chart', label: chartText.chart },
  { value: 'table', label: chartText.table },
] as const

/** How the chart is drawn: stacked or lines, chart or table, or not at all. */
export function ChartControls({ view, onChange, chartView, onChartViewChange, label }: ChartControlsProps) {
  const isCollapsed = view.chart === 'none'
  const reason = notStackable(view)
  const isLines = reason !== null || view.chart === 'lines'
  const types = [
    { value: 'stacked' as const, label: reportText.chartTypes.stacked, disabled: reason !== null },
    { value: 'lines' as const, label: reportText.chartTypes.lines },
  ]
  const Chevron = isCollapsed ? ChevronDown : ChevronUp
  return (
    <Controls data-screen-only title={reason ?? undefined}>
      {!isCollapsed && (
        <>
          <SegmentedControl<Exclude<ReportChart, 'none'>>
            size="s"
            label={reportText.chartType}
            options={types}
            value={isLines ? 'lines' : 'stacked'}
            onChange={(chart) => onChange({ chart })}
          />
          <SegmentedControl
            size="s"
            label={chartText.viewSwitch(label)}
            options={VIEWS}
            value={chartView}
            onChange={onChartViewChange}
          />
        </>
      )}
      <Button
        variant="ghost"
        size="s"
        aria-expanded={!isCollapsed}
        icon={<Chevron size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => onChange({ chart: isCollapsed ? 'stacked' : 'none' })}
      >
        {isCollapsed ? reportText.showChart : reportText.hideChart}
      </Button>
    </Controls>
  )
}

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
`
