/** The search string of parameters: '' or '?…'. Commas are not encoded, for readability. */
export function writeSearch(entries: Iterable<readonly [name: string, text: string]>): string {
  const text = new URLSearchParams(Array.from(entries, ([name, value]) => [name, value])).toString()
  return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`
}
