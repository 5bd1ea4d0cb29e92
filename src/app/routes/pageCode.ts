import { mapValues } from 'es-toolkit'
import { lazy, type ComponentType } from 'react'
import { PAGES, type PageName, pageAt } from '#domain/pages.ts'
import { whileLoading } from '../routing/pageLoading.ts'
import { readAuth } from '#session/authCookies.ts'
import { preloadSignedIn } from '../layouts/signedInCode.ts'

/** A page whose code is loaded on first use. */
interface PageCode {
  Component: ComponentType
  /** Loads the code ahead of rendering. */
  load: () => Promise<ComponentType>
}

const FILES = import.meta.glob<Readonly<Record<string, ComponentType>>>('../pages/*Page.tsx')

/** The code of every page. */
export const PAGE_CODE: Readonly<Record<PageName, PageCode>> = mapValues(PAGES, ({ file }) => {
  const load = async () => {
    const component = (await FILES[`../pages/${file}.tsx`]?.())?.[file]
    if (component === undefined) throw new Error(`No page ${file}`)
    return component
  }
  return { Component: lazy(() => whileLoading(load).then((component) => ({ default: component }))), load }
})

/** Starts loading the code of a page ahead of rendering. Never throws. */
export function preloadPage(page: PageName): void {
  PAGE_CODE[page].load().catch(() => undefined)
}

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
