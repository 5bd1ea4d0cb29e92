/**
 * The message of any thrown value: the status and text of a router response ("404 Not Found"), the message of an error,
 * a string as it is, else ''. Never '[object Object]' or a stack.
 */
export function errorMessage(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown
  if (typeof thrown !== 'object' || thrown === null) return ''
  const { status, statusText, message } = thrown as Record<string, unknown>
  if (typeof status === 'number' && typeof statusText === 'string') return `${status} ${statusText}`.trim()
  return typeof message === 'string' ? message : ''
}
