import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { reportText } from '#domain/messages/report.ts'
import { periodText } from '#domain/messages/period.ts'
import { presetPeriod, matchingPreset } from '#domain/period.ts'
import { REPORT_COMPARISONS } from '#domain/report/comparison.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { GroupBy } from './GroupBy.tsx'
import { PlatformChips } from './PlatformChips.tsx'
import { withStep } from './viewChanges.ts'
import type { ReportModel } from '../useReportModel.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'

export interface SettingsProps extends Pick<ReportModel, 'view' | 'step'>, Pick<ReportScreenProps, 'today'> {
  /** Changes part of the view. */
  onChange: (part: Partial<ReportView>) => void
}

/** Presets with a button of their own; the rest are in the period picker. */
const QUICK_PRESETS = ['7d', '28d', '90d', 'lastMonth', '12m'] as const
const QUICK_OPTIONS = QUICK_PRESETS.map((value) => ({ value, label: reportText.quick[value] }))
export const COMPARISON_OPTIONS = REPORT_COMPARISONS.map((value) => ({ value, label: reportText.comparisons[value] }))
export const STEP_OPTIONS = (['day', 'month'] as const).map((value) => ({ value, label: reportText.steps[value] }))

/** A report's settings in one line. Their labels are for screen readers. */
export function SettingsBar({ view, onChange, step, today }: SettingsProps) {
  const preset = matchingPreset(view.period, today)
  const quickPreset = QUICK_PRESETS.find((each) => each === preset)
  return (
    <Bar role="group" data-screen-only aria-label={reportText.settings}>
      <Setting label={periodText.label}>
        <SegmentedControl<string>
          compact
          label={periodText.label}
          options={QUICK_OPTIONS}
          value={quickPreset ?? ''}
          onChange={(value) =>
            onChange({ period: presetPeriod(QUICK_PRESETS.find((each) => each === value) ?? '28d', today) })
          }
        />
        <PeriodPicker
          period={view.period}
          today={today}
          max={today}
          onChange={(period) => onChange({ period })}
          {...(quickPreset !== undefined && { buttonText: reportText.morePeriods })}
        />
      </Setting>
      <Setting label={reportText.compare}>
        <Select
          label={reportText.compare}
          hideLabel
          options={COMPARISON_OPTIONS}
          value={view.comparison}
          onChange={(comparison) => onChange({ comparison })}
        />
      </Setting>
      <Setting label={reportText.chartBy}>
        <SegmentedControl
          compact
          label={reportText.chartBy}
          options={STEP_OPTIONS}
          value={step}
          onChange={(value) => onChange(withStep(view, value))}
        />
      </Setting>
      <Setting label={reportText.groupBy}>
        <GroupBy view={view} onChange={onChange} />
      </Setting>
      <Setting label={reportText.platforms}>
        <PlatformChips view={view} onChange={onChange} />
      </Setting>
    </Bar>
  )
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group aria-label={label} role="group">
      {children}
    </Group>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-bottom: var(--sp-3);

  /* One line, from edge to edge, for long groupings or dates of one's own, too. */
  @media (min-width: 1024px) {
    column-gap: var(--sp-1);
    justify-content: space-between;
    --button-pad: var(--sp-2);
  }

  @media (min-width: 1440px) {
    column-gap: var(--sp-4);
    justify-content: flex-start;
    --button-pad: initial;
  }
`

const Group = styled.div`
  display: flex;
  gap: var(--sp-1);
  align-items: center;
  min-width: 0;
`
