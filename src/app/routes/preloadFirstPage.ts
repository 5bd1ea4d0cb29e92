import { readAuth } from '#session/authCookies.ts'
import { preloadSignedIn } from '../layouts/signedInCode.ts'
import { pageAt, PAGES, type PageName } from '#domain/pages.ts'
import { preloadPage } from './pageCode.ts'

/** Starts loading the code of the first page before React renders. */
export function preloadFirstPage(): void {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const path = window.location.pathname.slice(base.length) || '/'
  const isSignedIn = readAuth(Date.now()) !== null
  const home: PageName = isSignedIn ? 'titles' : 'showcase'
  const page = pageAt(path) ?? (path.startsWith('/dashboard') ? 'titles' : home)
  preloadPage(PAGES[page].guarded && !isSignedIn ? 'login' : page)
  if (isSignedIn) preloadSignedIn()
}
