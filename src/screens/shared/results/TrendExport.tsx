import { Download } from 'lucide-react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Menu } from '#components/overlays/Menu/Menu.tsx'
import type { Campaign } from '#domain/catalogue.ts'
import { chartExportText } from '#domain/messages/results.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { usePlatformNames } from '../PlatformNames.ts'
import { useChartExport } from './exports/useChartExport.ts'
import { campaignEvents, trendLines, type TrendOptions } from './trendLines.ts'

interface TrendExportProps extends Omit<TrendOptions, 'names'> {
  /** Undefined until it is complete. */
  report: GroupedReport | undefined
  campaigns: readonly Campaign[]
  /** Name of the file without its extension. */
  fileName: string
  /** Below the chart's title in the picture: whose figures these are, of which days and countries. */
  note: string
  size?: 's' | 'm'
}

/** Menu that saves the trend of a title or an ad as a picture. */
export function TrendExport({ report, campaigns, fileName, note, size = 'm', ...options }: TrendExportProps) {
  const exportImage = useChartExport()
  const names = usePlatformNames()
  const save = (type: 'png' | 'svg') => {
    if (report === undefined) return
    const props = { ...trendLines(report, { ...options, names }), events: campaignEvents(campaigns, options.of) }
    exportImage({ name: `${fileName}.${type}`, type, timeChart: { kind: 'lines', props }, title: props.label, note })
  }
  return (
    <Menu
      label={chartExportText.label}
      trigger={
        <IconButton
          variant="quiet"
          size={size}
          label={chartExportText.label}
          icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
          disabled={report === undefined}
        />
      }
      items={(['png', 'svg'] as const).map((type) => ({
        kind: 'action',
        key: type,
        label: chartExportText[type],
        onSelect: () => save(type),
      }))}
    />
  )
}
