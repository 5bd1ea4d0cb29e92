import { useRef } from 'react'
import { styled } from 'styled-components'
import type { RowId } from '#components/data/DataTable/useSelection.tsx'
import type { RenderLink } from '#components/lib/link.ts'
import { titlesText } from '#domain/messages/titles.ts'

interface ResultsLinksProps {
  selected: ReadonlySet<RowId>
  onClear: () => void
  /** Where the results of these titles are; of all, where there are none. */
  href: (ids: readonly number[]) => string
  renderLink: RenderLink
}

/** The way to the results of all titles, or of those that are chosen. It has its place whether some are or not: nothing moves under the mouse. */
export function ResultsLinks({ selected, onClear, href, renderLink }: ResultsLinksProps) {
  const line = useRef<HTMLSpanElement>(null)
  const clear = () => {
    // The button goes with what it cleared.
    line.current?.querySelector('a')?.focus()
    onClear()
  }
  return (
    <Line ref={line}>
      {renderLink({
        to: href([...selected].map(Number)),
        className: 'tl',
        children: selected.size === 0 ? titlesText.results : titlesText.compare(selected.size),
      })}
      {selected.size > 0 && (
        <button type="button" className="tl" onClick={clear}>
          {titlesText.clearSelection}
        </button>
      )}
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  gap: var(--sp-4);
  margin-left: var(--sp-3);

  & > button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  @media (max-width: 767px) {
    display: flex;
    align-items: center;
    min-height: var(--sp-8);
    margin-left: 0;
  }
`
