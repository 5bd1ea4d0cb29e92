import type { KeyboardEvent } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { selectionText } from '#domain/messages/data.ts'

export interface SelectionBarProps {
  /** The number of selected rows or tiles, at least 1. */
  count: number
  /** Path to the page that compares them. */
  compareHref: string
  /** Renders the link that compares them. */
  renderLink: RenderLink
  /** Deselects all. The bar then disappears, so the focus must move: useSelection's `clear` does both. */
  onClear: () => void
  /** Sticks to the bottom of the window by itself. Leave out for a DataTable, whose totals it sticks with. */
  sticky?: boolean
}

/**
 * The number of selected rows or tiles, with a link that compares them and a button that deselects them, as does
 * Escape. The list announces the number: a live region that appears together with its text is not announced.
 * ARIA pattern: link and button, in a labelled group.
 */
export function SelectionBar({ count, compareHref, renderLink, onClear, sticky = false }: SelectionBarProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClear()
  }
  return (
    <Bar role="group" aria-label={selectionText.label} data-sticky={sticky || undefined} onKeyDown={handleKeyDown}>
      {sticky && <CoveredHeight />}
      <Count>{selectionText.count(count)}</Count>
      <ButtonLink variant="primary" to={compareHref} renderLink={renderLink}>
        {selectionText.compare}
      </ButtonLink>
      <Button variant="ghost" onClick={onClear}>
        {selectionText.clear}
      </Button>
    </Bar>
  )
}

/** Keeps focused elements clear of the bar. */
const CoveredHeight = createGlobalStyle`
  :root {
    --selection-bar-h: 3.3125rem;
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-2);
  align-items: center;
  min-height: 3.25rem;

  &[data-sticky] {
    position: sticky;
    bottom: var(--tabs-h, 0px);
    z-index: var(--z-sticky);
    margin-top: var(--sp-8);
    padding-inline: var(--sp-2);
    border-top: 1px solid var(--line-2);
    background: var(--surface);
  }

  .data-table + &[data-sticky] {
    margin-top: 0;
  }

  @media (max-width: 767px) {
    &[data-sticky] {
      margin-inline: calc(var(--page-pad) * -1);
      padding-inline: var(--page-pad);
    }
  }

  @media (max-height: 400px) {
    &[data-sticky] {
      position: static;
    }
  }
`

const Count = styled.span`
  margin-right: var(--sp-2);
  font-weight: var(--fw-medium);
`
