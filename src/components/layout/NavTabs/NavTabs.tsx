import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { LucideIcon } from 'lucide-react'

export interface NavTabsProps {
  /** Names the navigation for screen readers. */
  label: string
  /** The links in display order. */
  items: readonly NavItem[]
  /** Renders an item as an in-app link. */
  renderLink: RenderLink
}

/** The main navigation as links in the top bar. Replaced by `BottomTabs` below 768px. */
export function NavTabs({ label, items, renderLink }: NavTabsProps) {
  return (
    <Tabs aria-label={label}>
      {items.map(({ id, label: children, to, current }) => (
        <Fragment key={id}>{renderLink({ to, children, 'aria-current': current ? 'page' : undefined })}</Fragment>
      ))}
    </Tabs>
  )
}

const Tabs = styled.nav`
  display: flex;
  gap: var(--sp-6);
  height: 100%;
  margin-left: var(--sp-8);

  & > a {
    position: relative;
    display: flex;
    align-items: center;
    padding: 0 2px;
    color: var(--text-2);
    font-size: var(--fs-lead);
    font-weight: var(--fw-medium);
    transition: color var(--t-fast) var(--ease);
  }

  & > a:hover,
  & > a[aria-current] {
    color: var(--text);
  }

  & > a:focus-visible {
    outline-offset: -2px;
  }

  & > a[aria-current]::after {
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: var(--lamp);
    content: '';

    @media (forced-colors: active) {
      background: Highlight;
    }
  }

  @media (max-width: 767px) {
    display: none;
  }
`

/** An item of the main navigation. */
export interface NavItem {
  id: string
  label: string
  /** In-app path. */
  to: string
  /** Whether the current page is this item's page or one below it. */
  current: boolean
  /** Shown above the label in the bottom tabs. */
  icon: LucideIcon
}
