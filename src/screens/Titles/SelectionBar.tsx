import { styled } from 'styled-components'
import { Button } from '#components/Button/Button.tsx'
import type { RowId } from '#components/DataTable/useSelection.tsx'
import type { RenderLink } from '#components/link.ts'
import { titlesText } from '#domain/messages/titles.ts'

interface SelectionBarProps {
  selected: ReadonlySet<RowId>
  onClear: () => void
  /** Where the chosen titles are compared. */
  href: (ids: readonly number[]) => string
  renderLink: RenderLink
}

/** What can be done with the chosen titles. */
export function SelectionBar({ selected, onClear, href, renderLink }: SelectionBarProps) {
  return (
    <Bar>
      {renderLink({ to: href([...selected].map(Number)), className: 'tl', children: titlesText.compare(selected.size) })}
      <Button variant="ghost" size="s" onClick={onClear}>{titlesText.clearSelection}</Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  gap: var(--sp-3);
  align-items: center;
  margin-bottom: var(--sp-3);
`
