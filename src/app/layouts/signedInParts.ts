import { lazyComponent } from '#components/lib/lazyComponent.tsx'

/* Lazy because the login and the public pages do not need this code (docs/decisions/0004-size.md). */

/** Wraps all pages behind the login. */
export const Workspace = lazyComponent(() => import('./Workspace.tsx').then((module) => module.Workspace))

/** Parts of the frame around a page. */
export const LayoutPart = lazyComponent(() => import('./Workspace.tsx').then((module) => module.SignedIn))

/** Starts loading both; they are one chunk. */
export function preloadSignedIn(): void {
  Workspace.preload()
  LayoutPart.preload()
}
