import { matchPath } from 'react-router-dom'
import { type PageName } from './paths.ts'
import { PAGES, preloadPage } from './routes.ts'
import { readAuth } from '../session/authCookies.ts'
import { preloadSignedIn } from '../layouts/signedInCode.ts'

/** Starts loading the code of the first page before React renders. */
export function preloadFirstPage(): void {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const path = window.location.pathname.slice(base.length) || '/'
  const isSignedIn = readAuth(Date.now()) !== null
  const matched = (Object.keys(PAGES) as PageName[]).find((name) => matchPath(PAGES[name].path, path))
  const home: PageName = isSignedIn ? 'titles' : 'showcase'
  const page = matched ?? (path.startsWith('/dashboard') ? 'titles' : home)
  preloadPage(PAGES[page].guarded && !isSignedIn ? 'login' : page)
  if (isSignedIn) preloadSignedIn()
}
