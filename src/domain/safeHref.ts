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
