import { safeHref } from './safeHref.ts'

/** Parses a link to a web page; null unless it is a safe absolute http or https URL (see safeHref). */
export function parseWebUrl(link: string | null | undefined): URL | null {
  const href = safeHref(link)
  return href !== null && /^https?:/.test(href) ? new URL(href) : null
}
