const SAFE = new Set(['http:', 'https:', 'mailto:'])

// A browser drops or turns these before it reads a scheme ('java\tscript:', 'http:\\host'): no honest link has them.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const TRAP = /[\u0000-\u001f\u007f-\u009f\\]/

/**
 * The address for a link that came with data, or null where it must not be followed: http, https and mailto only,
 * absolute (behaviour.md, Tooltip, menu, notifications). Give the link `rel="noopener noreferrer"` in a new tab.
 */
export function safeHref(link: string | null | undefined): string | null {
  if (typeof link !== 'string' || TRAP.test(link)) return null
  try {
    const url = new URL(link)
    return SAFE.has(url.protocol) ? url.href : null
  } catch {
    return null
  }
}

/** Drawn or filmed into the address itself: the browser only ever shows these, it runs nothing in them. */
const INLINE = { image: /^data:image\/[\w.+-]+[;,]/i, video: /^data:video\/[\w.+-]+[;,]/i }

/** A path on this site; '//host' and '/\host' lead elsewhere. */
const OWN_PATH = /^\/(?!\/)/

/**
 * The address of a picture or a film that came with data, or null where it must not be fetched: http, https, a path of this
 * site, a blob, or the thing itself as a data address of its kind.
 */
export function safeSource(link: string | null | undefined, kind: keyof typeof INLINE): string | null {
  if (typeof link !== 'string' || TRAP.test(link)) return null
  const trimmed = link.trim()
  if (INLINE[kind].test(trimmed) || OWN_PATH.test(trimmed) || /^blob:/i.test(trimmed)) return trimmed
  const href = safeHref(trimmed)
  return href?.startsWith('mailto:') ? null : href
}
