import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { chipText } from '#domain/messages/common.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { FilterChip } from './FilterChip.tsx'

/** One filter that is set. */
export interface SetFilter {
  key: string
  label: string
  value: string
}

export interface FilterChipsProps {
  filters: readonly SetFilter[]
  onRemove: (key: string) => void
  /** Offers to remove all of them at once, where there are several. */
  onClear?: () => void
}

/**
 * The filters that are set, each removable. The focus goes on to the next one, then to the one before, and stays in place
 * when the last is gone: keep it mounted where it is empty.
 */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)

  // Only where the focus was lost with the button: whoever removes them may have moved it.
  useLayoutEffect(() => {
    const at = removed.current
    removed.current = null
    if (at === null || (document.activeElement !== null && document.activeElement !== document.body)) return
    const buttons = group.current?.querySelectorAll<HTMLElement>('li[data-filter] button') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)] ?? group.current
    next?.focus({ preventScroll: true })
  }, [filters])

  const remove = (index: number, key: string) => {
    removed.current = index
    onRemove(key)
  }
  const clear = () => {
    removed.current = 0
    onClear?.()
  }
  return (
    <Group ref={group} role="group" aria-label={chipText.filtersSet} tabIndex={-1}>
      {filters.length === 0 && <span className="vh">{chipText.noneSet}</span>}
      {filters.length > 0 && (
        <ul>
          {filters.map(({ key, label, value }, index) => (
            <li key={key} data-filter>
              <FilterChip label={label} value={value} onRemove={() => remove(index, key)} />
            </li>
          ))}
          {onClear !== undefined && filters.length > 1 && (
            <li>
              <Button variant="ghost" size="s" onClick={clear}>
                {chipText.clearAll}
              </Button>
            </li>
          )}
        </ul>
      )}
    </Group>
  )
}

const Group = styled.div`
  &:focus-visible {
    outline: 0;
  }

  & > ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--sp-2);
  }

  & li {
    display: inline-flex;
    min-width: 0;
    max-width: 100%;
  }
`
