/** The usual body of a failed answer; `assumed`, see contract.md: any other is read as far as it fits. */
interface ErrorBody {
  error_msg?: unknown
  detail?: unknown
}

const TAG =
  /<(?:!|\?xml|\/[a-z]|(?:html|head|body|title|meta|link|script|style|div|span|p|a|b|i|br|hr|h[1-6]|pre|center|table|img|svg|iframe|form|input)\b)/i

/** True for texts with markup in them: pages of servers and proxies, never shown. */
export function isMarkup(text: string): boolean {
  return TAG.test(text)
}

/** `error_msg`, else a `detail` that is a text, as it is; null where there is neither. */
export function serverMessage(body: unknown): string | null {
  const { error_msg: message, detail } = fieldsOf(body)
  return readable(message) ?? readable(detail)
}

/** The `loc – msg` lines of a `detail` that is a list. */
export function detailLines(body: unknown): string[] {
  const { detail } = fieldsOf(body)
  return Array.isArray(detail) ? detail.flatMap((item: unknown) => lineOf(item) ?? []) : []
}

function lineOf(item: unknown): string | null {
  if (typeof item === 'string') return readable(item)
  const { loc, msg } = fieldsOf(item) as { loc?: unknown; msg?: unknown }
  const message = readable(msg)
  if (message === null) return null
  const place = (Array.isArray(loc) ? loc : [])
    .filter((step) => typeof step === 'string' || typeof step === 'number')
    .join('.')
  return readable(place === '' ? message : `${place} – ${message}`)
}

/** Text that can be shown to people, or null. */
function readable(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && !isMarkup(value) ? value : null
}

function fieldsOf(value: unknown): ErrorBody {
  return typeof value === 'object' && value !== null ? value : {}
}
