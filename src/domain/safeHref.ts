const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

// Browsers drop or convert these before reading the scheme ('java\tscript:', 'http:\\host'). Honest links have none.
// eslint-disable-next-line no-control-regex -- the pattern is for control characters
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\\]/

/**
 * The href for a link from data, or null if it is unsafe: only absolute http, https and mailto links pass. Add
 * `rel="noopener noreferrer"` when it opens in a new tab.
 */
export function safeHref(link: string | null | undefined): string | null {
  if (typeof link !== 'string' || UNSAFE_CHARACTERS.test(link)) return null
  try {
    const url = new URL(link)
    return SAFE_PROTOCOLS.has(url.protocol) ? url.href : null
  } catch {
    return null
  }
}

/** Data URLs of images and videos, in which browsers run no scripts. */
const DATA_URLS = { image: /^data:image\/[\w.+-]+[;,]/i, video: /^data:video\/[\w.+-]+[;,]/i }

/** A path on this site; '//host' and '/\host' are on another one. */
const SITE_PATH = /^\/(?!\/)/

/**
 * The src of an image or video from data, or null if it is unsafe: http, https, a path on this site, a blob, or a data
 * URL of its kind.
 */
export function safeSource(link: string | null | undefined, kind: keyof typeof DATA_URLS): string | null {
  if (typeof link !== 'string' || UNSAFE_CHARACTERS.test(link)) return null
  const trimmed = link.trim()
  if (DATA_URLS[kind].test(trimmed) || SITE_PATH.test(trimmed) || /^blob:/i.test(trimmed)) return trimmed
  const href = safeHref(trimmed)
  return href?.startsWith('mailto:') ? null : href
}

/** Parses a link to a web page; null unless it is a safe absolute http or https URL (see safeHref). */
export function parseWebUrl(link: string | null | undefined): URL | null {
  const href = safeHref(link)
  return href !== null && /^https?:/.test(href) ? new URL(href) : null
}
