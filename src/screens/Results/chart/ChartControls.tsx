import { ChartColumn, ChartColumnStacked, ChartLine, ChevronDown, ChevronUp, Ellipsis, Table2 } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import type { MenuEntry } from '#components/overlays/Menu/menuEntries.ts'
import type { ChartView } from '#components/charts/chart/chartProps.ts'
import { chartText } from '#domain/messages/data.ts'
import { reportText } from '#domain/messages/report.ts'
import type { ReportChart, ReportView } from '#domain/report/reportView.ts'
import { notStackable } from './chartNotes.ts'

interface ChartControlsProps {
  view: ReportView
  onChange: (part: Partial<ReportView>) => void
  chartView: ChartView
  onChartViewChange: (view: ChartView) => void
  /** The chart's label. */
  label: string
  isSmall: boolean
}

const ICON = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const

const VIEWS = [
  { value: 'chart', label: chartText.chart, icon: <ChartColumn {...ICON} />, hideLabel: true },
  { value: 'table', label: chartText.table, icon: <Table2 {...ICON} />, hideLabel: true },
] as const

/** How the chart is drawn: stacked or lines, chart or table, or not at all. On small screens these share a menu. */
export function ChartControls({ view, onChange, chartView, onChartViewChange, label, isSmall }: ChartControlsProps) {
  const isCollapsed = view.chart === 'none'
  const reason = notStackable(view)
  const isLines = reason !== null || view.chart === 'lines'
  const toggle = {
    label: isCollapsed ? reportText.showChart : reportText.hideChart,
    run: () => onChange({ chart: isCollapsed ? 'stacked' : 'none' }),
  }
  if (isSmall) {
    const lines: MenuEntry = {
      kind: 'switch',
      key: 'lines',
      label: reportText.chartTypes.lines,
      checked: isLines,
      onChange: (on) => onChange({ chart: on ? 'lines' : 'stacked' }),
    }
    const table: MenuEntry = {
      kind: 'switch',
      key: 'table',
      label: chartText.table,
      checked: chartView === 'table',
      onChange: (on) => onChartViewChange(on ? 'table' : 'chart'),
    }
    const shown = isCollapsed ? [] : reason === null ? [lines, table] : [table]
    return (
      <Controls data-screen-only>
        <Menu
          label={reportText.chartOptions}
          trigger={<IconButton label={reportText.chartOptions} icon={<Ellipsis {...ICON} size={18} />} />}
          items={[...shown, { kind: 'action', key: 'toggle', label: toggle.label, onSelect: toggle.run }]}
        />
      </Controls>
    )
  }
  const types = [
    {
      value: 'stacked' as const,
      label: reportText.chartTypes.stacked,
      icon: <ChartColumnStacked {...ICON} />,
      hideLabel: true,
      disabled: reason !== null,
    },
    { value: 'lines' as const, label: reportText.chartTypes.lines, icon: <ChartLine {...ICON} />, hideLabel: true },
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
      <IconButton
        size="s"
        label={toggle.label}
        aria-expanded={!isCollapsed}
        icon={<Chevron {...ICON} />}
        onClick={toggle.run}
      />
    </Controls>
  )
}

const Controls = styled.div`
  display: flex;
  flex: none;
  gap: var(--sp-2);
  align-items: center;
`
