import { useState } from 'react'
import { styled } from 'styled-components'
import { Chip } from '#components/data/Chip/Chip.tsx'
import { ChipRow } from '#components/data/Chip/ChipRow.tsx'
import { reportText } from '#domain/messages/report.ts'
import { periodText } from '#domain/messages/period.ts'
import { matchingPreset } from '#domain/period.ts'
import type { SettingsProps } from './SettingsBar.tsx'
import { SettingsSheet } from './SettingsSheet.tsx'

/** A report's settings on small screens: a row of chips, each of which opens the sheet with all settings. */
export function SettingsChips({ view, onChange, step, today }: SettingsProps) {
  const [isOpen, setOpen] = useState(false)
  const preset = matchingPreset(view.period, today)
  const chips = [
    {
      key: 'period',
      text: preset === 'custom' ? periodText.range(view.period, today) : periodText.presets[preset],
      set: true,
    },
    { key: 'compare', text: reportText.comparedWith(view.comparison), set: false },
    { key: 'step', text: reportText.stepChip(step), set: false },
    { key: 'groups', text: reportText.groupedBy(view.by), set: false },
    { key: 'platforms', text: reportText.platformsOn(view.platforms.length), set: view.platforms.length < 3 },
  ]
  return (
    <Box data-screen-only>
      <ChipRow label={reportText.settings} scrolls>
        {chips.map(({ key, text, set }) => (
          <Chip key={key} hasValue={set} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text}
          </Chip>
        ))}
      </ChipRow>
      <SettingsSheet
        view={view}
        onChange={onChange}
        step={step}
        today={today}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </Box>
  )
}

const Box = styled.div`
  margin-bottom: var(--sp-4);
`
