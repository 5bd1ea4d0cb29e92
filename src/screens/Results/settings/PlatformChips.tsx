import { Chip } from '#components/data/Chip/Chip.tsx'
import { ChipRow } from '#components/data/Chip/ChipRow.tsx'
import { LANDSCAPE_TABLET, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { togglePlatform } from './viewChanges.ts'

interface PlatformChipsProps {
  view: ReportView
  onChange: (change: Partial<ReportView>) => void
}

/** Chips that turn platforms on and off. The last one stays on. */
export function PlatformChips({ view, onChange }: PlatformChipsProps) {
  const platformNames = usePlatformNames()
  // So that the settings have one line; the chart's legend has the names, too.
  const shapesOnly = useMediaQuery(LANDSCAPE_TABLET)
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
            lockedReason={isOn && view.platforms.length === 1 ? reportText.keepOnePlatform : undefined}
            aria-label={shapesOnly ? platformNames[platform] : undefined}
            title={shapesOnly ? platformNames[platform] : undefined}
            onClick={() => onChange(togglePlatform(view, platform))}
          >
            {!shapesOnly && platformNames[platform]}
          </Chip>
        )
      })}
    </ChipRow>
  )
}
