import { createElement } from 'react'
import { PulsingLogo } from '#components/brand/PulsingLogo/PulsingLogo.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'

/* Lazy because the login and the public pages do not need this code (docs/decisions/0004-size.md). */

/** Wraps all pages behind the login. */
export const Workspace = lazyComponent(
  () => import('./Workspace.tsx').then((module) => module.Workspace),
  // Continues the static logo of index.html.
  createElement(PulsingLogo, { fullPage: true }),
)

/** Parts of the frame around a page. */
export const LayoutPart = lazyComponent(() => import('./Workspace.tsx').then((module) => module.SignedIn))

/** Starts loading both; they are one chunk. */
export function preloadSignedIn(): void {
  Workspace.preload()
  LayoutPart.preload()
}
