import { Fragment } from 'react'
import { styled } from 'styled-components'
import type { NavTabsProps } from '#components/layout/NavTabs/NavTabs.tsx'

/** The main navigation at the bottom of small screens: 60px plus the safe area. Hidden at 768px and wider. */
export function BottomTabs({ label, items, renderLink }: NavTabsProps) {
  return (
    <Tabs aria-label={label}>
      {items.map(({ id, label: name, to, current, icon: Icon }) => (
        <Fragment key={id}>
          {renderLink({
            to,
            'aria-current': current ? 'page' : undefined,
            children: (
              <>
                <Icon size={20} strokeWidth={1.5} aria-hidden />
                <span>{name}</span>
              </>
            ),
          })}
        </Fragment>
      ))}
    </Tabs>
  )
}

const Tabs = styled.nav`
  display: none;

  @media (max-width: 767px) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-bar);
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    height: calc(var(--tabbar-h) + env(safe-area-inset-bottom, 0px));
    padding-bottom: env(safe-area-inset-bottom, 0px);
    background: var(--bg);
    border-top: 1px solid var(--line);
  }

  @media (max-height: 400px) {
    position: absolute;
  }

  & > a {
    position: relative;
    display: grid;
    place-items: center;
    align-content: center;
    gap: 2px;
    color: var(--text-2);
    font-size: var(--fs-micro);
    line-height: var(--lh-micro);
    font-weight: var(--fw-medium);
  }

  & > a[aria-current] {
    color: var(--lamp-text);
  }

  & > a:focus-visible {
    outline-offset: -4px;
  }

  & > a[aria-current]::before {
    position: absolute;
    top: -1px;
    width: 56px;
    height: 2px;
    border-radius: 0 0 2px 2px;
    background: var(--lamp);
    content: '';

    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`
