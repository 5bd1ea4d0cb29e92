import type { ReactElement } from 'react'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { SelectionBar } from './SelectionBar.tsx'
import type { Selection } from './useSelection.ts'

/** Renders the SelectionBar of a selection, as a DataTable takes it; null while nothing is selected. */
export function selectionBarFor(
  { selected, clear }: Pick<Selection, 'selected' | 'clear'>,
  compareHref: (ids: readonly number[]) => string,
  renderLink: RenderLink,
): ((sticky: boolean) => ReactElement) | null {
  if (selected.size === 0) return null
  return (sticky) => (
    <SelectionBar
      count={selected.size}
      compareHref={compareHref([...selected].map(Number))}
      renderLink={renderLink}
      onClear={clear}
      sticky={sticky}
    />
  )
}
