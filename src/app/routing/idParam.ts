/** An id from a path: digits only. Anything else is an id that nothing has, so that the server says 404. */
export function idParam(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
}
