import { Check } from 'lucide-react'
import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { itemCss } from '#components/overlays/floating/itemCss.ts'
import type { Day } from '#domain/catalogue.ts'
import { periodText } from '#domain/messages/period.ts'
import { periodOf, PRESETS } from '#domain/period.ts'
import type { Preset, PresetOrCustom } from '#domain/period.ts'

interface PresetListProps {
  chosen: PresetOrCustom
  today: Day
  onChoose: (preset: Preset) => void
}

/** Where each key leads from the option at `at`; the arrows go round. */
const MOVES: Partial<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => (at + 1) % PRESETS.length,
  ArrowRight: (at) => (at + 1) % PRESETS.length,
  ArrowUp: (at) => (at + PRESETS.length - 1) % PRESETS.length,
  ArrowLeft: (at) => (at + PRESETS.length - 1) % PRESETS.length,
  Home: () => 0,
  End: () => PRESETS.length - 1,
}

/**
 * The presets, one of them chosen, each with the days that it stands for (APG: radio group, as in a toolbar: arrows move the
 * focus, Space, Enter or a press chooses; each choice loads a report).
 */
export function PresetList({ chosen, today, onChoose }: PresetListProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabStop = chosen === 'custom' ? PRESETS[0] : chosen

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const to = MOVES[event.key]?.(at)
    if (to === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus()
  }
  return (
    <List ref={list} role="radiogroup" aria-label={periodText.label}>
      {PRESETS.map((preset, at) => (
        <button
          key={preset}
          type="button"
          role="radio"
          aria-checked={preset === chosen}
          aria-labelledby={`${id}-${preset}`}
          aria-describedby={`${id}-${preset}-days`}
          tabIndex={preset === tabStop ? 0 : -1}
          data-autofocus={preset === tabStop || undefined}
          onClick={() => onChoose(preset)}
          onKeyDown={(event) => onKeyDown(event, at)}
        >
          <span id={`${id}-${preset}`} className="name">
            {periodText.presets[preset]}
          </span>
          <span id={`${id}-${preset}-days`} className="days">
            {periodText.range(periodOf(preset, today), today)}
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
