import { useState } from 'react'
import { styled } from 'styled-components'
import { Chip } from '#components/data/Chip/Chip.tsx'
import { ChipRow } from '#components/data/Chip/ChipRow.tsx'
import { reportText } from '#domain/messages/report.ts'
import { periodText } from '#domain/messages/period.ts'
import { presetOf } from '#domain/period.ts'
import type { ReportBarProps } from './ReportBar.tsx'
import { ReportSheet } from './ReportSheet.tsx'

/** The settings of a report where there is no room for them: a row of chips, each opens the sheet that holds all (visual.md, screen 6). */
export function ReportChips({ model, today }: ReportBarProps) {
  const { view, step } = model
  const [open, setOpen] = useState(false)
  const preset = presetOf(view.period, today)
  const chips = [
    {
      key: 'period',
      text: preset === 'custom' ? periodText.range(view.period, today) : periodText.presets[preset],
      set: true,
    },
    { key: 'compare', text: reportText.against(view.comparison), set: false },
    { key: 'step', text: reportText.perStep(step), set: false },
    { key: 'groups', text: reportText.grouped(view.by), set: false },
    { key: 'platforms', text: reportText.platformsOn(view.platforms.length), set: view.platforms.length < 3 },
  ]
  return (
    <Place data-screen-only>
      <ChipRow label={reportText.settings} scrolls>
        {chips.map(({ key, text, set }) => (
          <Chip key={key} set={set} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {text}
          </Chip>
        ))}
      </ChipRow>
      <ReportSheet model={model} today={today} open={open} onClose={() => setOpen(false)} />
    </Place>
  )
}

const Place = styled.div`
  margin-bottom: var(--sp-4);
`
