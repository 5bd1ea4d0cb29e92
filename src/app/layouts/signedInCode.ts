import { createElement } from 'react'
import { PulsingLogo } from '#components/brand/PulsingLogo/PulsingLogo.tsx'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { HomeBar } from './HomeBar.tsx'

/* Lazy because the login and the public pages do not need this code (docs/decisions/0004-size.md). */

const load = () => import('./Workspace.tsx')

/** Wraps all pages behind the login. */
export const Workspace = lazyComponent(
  () => load().then((module) => module.Workspace),
  // Continues the static logo of index.html.
  createElement(PulsingLogo, { fullPage: true }),
)

/** The frame of a page when signed in; until its code has loaded, a bar of the same height with the logo. */
export const SignedInFrame = lazyComponent(() => load().then((module) => module.SignedInFrame), createElement(HomeBar))

/** The help and chat widget, for signed-in users only. */
export const HelpWidget = lazyComponent(() => load().then((module) => module.HelpWidget))

/** Starts loading them; they are one chunk. */
export function preloadSignedIn(): void {
  Workspace.preload()
  SignedInFrame.preload()
}
