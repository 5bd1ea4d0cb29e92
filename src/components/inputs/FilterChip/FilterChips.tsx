import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { chipText } from '#domain/messages/common.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { FilterChip } from './FilterChip.tsx'

/** A filter with a value. */
export interface ActiveFilter {
  key: string
  label: string
  value: string
}

export interface FilterChipsProps {
  filters: readonly ActiveFilter[]
  onRemove: (key: string) => void
  /** Adds a "Clear all" button when there are several filters. */
  onClearAll?: () => void
}

/**
 * The active filters as removable chips. After a removal the focus moves to the next chip, else to the previous one,
 * else to the group itself, so keep this mounted while it is empty.
 * ARIA pattern: button, one per chip.
 */
export function FilterChips({ filters, onRemove, onClearAll }: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null)
  const removed = useRef<{ index: number; key: string } | null>(null)

  useLayoutEffect(() => {
    const { index, key } = removed.current ?? {}
    if (index === undefined || filters.some((filter) => filter.key === key)) return
    removed.current = null
    // Only if the removed button took the focus with it: the caller may have moved the focus itself.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const buttons = group.current?.querySelectorAll<HTMLElement>('li[data-filter] button') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)] ?? group.current
    next?.focus({ preventScroll: true })
  }, [filters])

  const handleRemove = (index: number, key: string) => {
    removed.current = { index, key }
    onRemove(key)
  }
  const handleClear = () => {
    removed.current = { index: 0, key: filters[0]?.key ?? '' }
    onClearAll?.()
  }
  return (
    <Group ref={group} role="group" aria-label={chipText.appliedFilters} tabIndex={-1}>
      {filters.length === 0 && <span className="visually-hidden">{chipText.noneApplied}</span>}
      {filters.length > 0 && (
        <ul>
          {filters.map(({ key, label, value }, index) => (
            <li key={key} data-filter>
              <FilterChip label={label} value={value} onRemove={() => handleRemove(index, key)} />
            </li>
          ))}
          {onClearAll !== undefined && filters.length > 1 && (
            <li>
              <Button variant="ghost" size="s" onClick={handleClear}>
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
