import { safeHref } from './safeHref.ts'

/** The address of a page on the web, or null for anything else: http and https only, absolute, nothing in disguise. */
export function webAddress(link: string | null | undefined): URL | null {
  const href = safeHref(link)
  return href !== null && /^https?:/.test(href) ? new URL(href) : null
}
