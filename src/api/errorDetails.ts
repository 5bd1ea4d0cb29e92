/** The expected body of an error response. `assumed`: of any other body, what fits is read. */
interface ErrorBody {
  error_msg?: unknown
  detail?: unknown
}

const HTML_TAG =
  /<(?:!|\?xml|\/[a-z]|(?:html|head|body|title|meta|link|script|style|div|span|p|a|b|i|br|hr|h[1-6]|pre|center|table|img|svg|iframe|form|input)\b)/i

/** True for text with HTML in it, such as error pages of servers and proxies. It is never shown. */
export function isMarkup(text: string): boolean {
  return HTML_TAG.test(text)
}

/** The message of an error response: `error_msg`, else a `detail` that is a string, else null. */
export function serverMessage(body: unknown): string | null {
  const { error_msg: message, detail } = fieldsOf(body)
  return showableText(message) ?? showableText(detail)
}

/** The `detail` of an error response: as it is, or the lines of a list; null if it has none to show. */
export function detailText(body: unknown): string | null {
  return showableText(fieldsOf(body).detail) ?? showableText(detailLines(body).join('\n'))
}

/** The `loc – msg` lines of a `detail` that is a list. */
export function detailLines(body: unknown): string[] {
  const { detail } = fieldsOf(body)
  return Array.isArray(detail) ? detail.flatMap((item: unknown) => lineOf(item) ?? []) : []
}

function lineOf(item: unknown): string | null {
  if (typeof item === 'string') return showableText(item)
  const { loc, msg } = fieldsOf(item) as { loc?: unknown; msg?: unknown }
  const message = showableText(msg)
  if (message === null) return null
  const location = (Array.isArray(loc) ? loc : [])
    .filter((step) => typeof step === 'string' || typeof step === 'number')
    .join('.')
  return showableText(location === '' ? message : `${location} – ${message}`)
}

/** A string that can be shown to the user, or null. */
function showableText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && !isMarkup(value) ? value : null
}

function fieldsOf(value: unknown): ErrorBody {
  return typeof value === 'object' && value !== null ? value : {}
}
