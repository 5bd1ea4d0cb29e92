import { useRef } from 'react'
import { styled } from 'styled-components'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { titlesText } from '#domain/messages/titles.ts'

interface ResultsLinksProps {
  selected: ReadonlySet<RowId>
  onClear: () => void
  /** Path to the results of the given titles, or of all titles if empty. */
  href: (ids: readonly number[]) => string
  renderLink: RenderLink
}

/**
 * Link to the results of the selected titles, or of all. Always rendered, so that selecting does not move the layout.
 */
export function ResultsLinks({ selected, onClear, href, renderLink }: ResultsLinksProps) {
  const container = useRef<HTMLSpanElement>(null)
  const handleClear = () => {
    // The focused button disappears with the selection.
    container.current?.querySelector('a')?.focus()
    onClear()
  }
  return (
    <Container ref={container}>
      {renderLink({
        to: href([...selected].map(Number)),
        className: 'tl',
        children: selected.size === 0 ? titlesText.results : titlesText.compare(selected.size),
      })}
      {selected.size > 0 && (
        <button type="button" className="tl" onClick={handleClear}>
          {titlesText.clearSelection}
        </button>
      )}
    </Container>
  )
}

const Container = styled.span`
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
