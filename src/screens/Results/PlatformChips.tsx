import { Chip } from '#components/data/Chip/Chip.tsx'
import { ChipRow } from '#components/data/Chip/ChipRow.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { platformNames } from '#domain/messages/ads.ts'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import { withPlatform } from './reportChanges.ts'
import type { ReportModel } from './useReportModel.ts'

/** Chips that turn platforms on and off. The last one stays on. */
export function PlatformChips({ view, change }: Pick<ReportModel, 'view' | 'change'>) {
  return (
    <ChipRow label={reportText.platforms}>
      {PLATFORMS.map((platform) => {
        const isOn = view.platforms.includes(platform)
        return (
          <Chip
            key={platform}
            neutral
            pressed={isOn}
            icon={<PlatformMark platform={platform} hollow={!isOn} />}
            locked={isOn && view.platforms.length === 1 ? reportText.lastPlatform : undefined}
            onClick={() => change(withPlatform(view, platform))}
          >
            {platformNames[platform]}
          </Chip>
        )
      })}
    </ChipRow>
  )
}
