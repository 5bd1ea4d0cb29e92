import { lazyComponent } from '#components/lib/lazyComponent.tsx'

/* What only signed-in users need: the login and the public pages do without this code (docs/decisions/0004-size.md). */

/** Around all pages behind the login. */
export const Workspace = lazyComponent(() => import('./Workspace.tsx').then((module) => module.Workspace))

/** The parts of the frame around a page. */
export const SignedIn = lazyComponent(() => import('./Workspace.tsx').then((module) => module.SignedIn))

/** Starts fetching both, one file, ahead of need. */
export function preloadSignedIn(): void {
  Workspace.preload()
  SignedIn.preload()
}
