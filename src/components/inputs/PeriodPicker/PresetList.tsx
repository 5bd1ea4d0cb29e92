import { Check } from 'lucide-react'
import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { itemCss } from '#components/overlays/floating/itemCss.ts'
import type { Day } from '#domain/day.ts'
import { periodText } from '#domain/messages/period.ts'
import { presetPeriod, PRESETS } from '#domain/period.ts'
import type { Preset, PresetOrCustom } from '#domain/period.ts'

interface PresetListProps {
  selected: PresetOrCustom
  today: Day
  onChoose: (preset: Preset) => void
}

/** The index each key moves to; arrow keys wrap around. */
const INDEX_BY_KEY: Partial<Record<string, (index: number) => number>> = {
  ArrowDown: (index) => (index + 1) % PRESETS.length,
  ArrowRight: (index) => (index + 1) % PRESETS.length,
  ArrowUp: (index) => (index + PRESETS.length - 1) % PRESETS.length,
  ArrowLeft: (index) => (index + PRESETS.length - 1) % PRESETS.length,
  Home: () => 0,
  End: () => PRESETS.length - 1,
}

/**
 * Preset periods with their date ranges. Arrow keys only move the focus, because each selection loads a report.
 * ARIA pattern: radio group, with the toolbar variant's keys (Space or Enter selects).
 */
export function PresetList({ selected, today, onChoose }: PresetListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabStop = selected === 'custom' ? PRESETS[0] : selected

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const nextIndex = INDEX_BY_KEY[event.key]?.(index)
    if (nextIndex === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=radio]')[nextIndex]?.focus()
  }
  return (
    <List ref={list} role="radiogroup" aria-label={periodText.label}>
      {PRESETS.map((preset, index) => (
        <button
          key={preset}
          type="button"
          role="radio"
          aria-checked={preset === selected}
          aria-labelledby={`${id}-${preset}`}
          aria-describedby={`${id}-${preset}-days`}
          tabIndex={preset === tabStop ? 0 : -1}
          data-autofocus={preset === tabStop || undefined}
          onClick={() => onChoose(preset)}
          onKeyDown={(event) => handleKeyDown(event, index)}
        >
          <span id={`${id}-${preset}`} className="name">
            {periodText.presets[preset]}
          </span>
          <span id={`${id}-${preset}-days`} className="days">
            {periodText.range(presetPeriod(preset, today), today)}
          </span>
          <Check size={16} strokeWidth={1.5} aria-hidden />
        </button>
      ))}
    </List>
  )
}

const List = styled.div`
  & > button {
    ${itemCss}
  }

  & > button > svg {
    visibility: hidden;
  }

  & > [aria-checked='true'] {
    color: var(--lamp-text);
  }

  & > [aria-checked='true'] > svg {
    visibility: visible;
    color: var(--lamp);
  }

  .name {
    flex: 1;
    white-space: nowrap;
  }

  .days {
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }
`
