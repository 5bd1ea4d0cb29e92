import { Button } from '#components/actions/Button/Button.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { Sheet, SheetControls } from '#components/overlays/Sheet/Sheet.tsx'
import { reportText } from '#domain/messages/report.ts'
import { GroupBy } from './GroupBy.tsx'
import { PlatformChips } from './PlatformChips.tsx'
import { COMPARISON_OPTIONS, STEP_OPTIONS, type SettingsProps } from './SettingsBar.tsx'
import { withStep } from './viewChanges.ts'

interface SettingsSheetProps extends SettingsProps {
  open: boolean
  onClose: () => void
}

/** The sheet opened by SettingsChips, with all settings of SettingsBar. */
export function SettingsSheet({ view, onChange, step, today, open, onClose }: SettingsSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={reportText.settings}
      footer={
        <Button variant="primary" onClick={onClose}>
          {reportText.show}
        </Button>
      }
    >
      <SheetControls>
        <PeriodPicker
          fullWidth
          period={view.period}
          today={today}
          max={today}
          onChange={(period) => onChange({ period })}
        />
        <Select
          fullWidth
          label={reportText.compare}
          options={COMPARISON_OPTIONS}
          value={view.comparison}
          onChange={(comparison) => onChange({ comparison })}
        />
        <GroupBy view={view} onChange={onChange} showLabels />
        <SegmentedControl
          fullWidth
          label={reportText.chartBy}
          options={STEP_OPTIONS}
          value={step}
          onChange={(value) => onChange(withStep(view, value))}
        />
        <PlatformChips view={view} onChange={onChange} />
      </SheetControls>
    </Sheet>
  )
}
