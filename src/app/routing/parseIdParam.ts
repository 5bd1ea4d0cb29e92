/**
 * Parses an id in a path. Anything but digits becomes 0, an id that does not exist, which the server answers with 404.
 */
export function parseIdParam(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
}
