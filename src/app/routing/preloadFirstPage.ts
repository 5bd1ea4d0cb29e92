import { matchPath } from 'react-router-dom'
import { type PageName } from './paths.ts'
import { PAGES, preload } from './routes.ts'
import { readAuth } from '../session/authCookies.ts'
import { preloadSignedIn } from '../layouts/signedInParts.ts'

/** Starts fetching the code of the page that will be shown first, before React draws the frame around it. */
export function preloadFirstPage(): void {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const path = window.location.pathname.slice(base.length) || '/'
  const signedIn = readAuth(Date.now()) !== null
  const asked = (Object.keys(PAGES) as PageName[]).find((name) => matchPath(PAGES[name].path, path))
  const home: PageName = signedIn ? 'titles' : 'showcase'
  const page = asked ?? (path.startsWith('/dashboard') ? 'titles' : home)
  preload(PAGES[page].guarded && !signedIn ? 'login' : page)
  if (signedIn) preloadSignedIn()
}
