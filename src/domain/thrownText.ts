/**
 * What to say of something that was thrown, be it what it may: a response of the router as its status and text
 * ("404 Not Found"), an error as its message, a text as it is; '' where nothing can be said. Never '[object Object]', never a stack.
 */
export function thrownText(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown
  if (typeof thrown !== 'object' || thrown === null) return ''
  const { status, statusText, message } = thrown as Record<string, unknown>
  if (typeof status === 'number' && typeof statusText === 'string') return `${status} ${statusText}`.trim()
  return typeof message === 'string' ? message : ''
}
