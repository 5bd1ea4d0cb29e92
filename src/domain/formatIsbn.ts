/** The ranges of a registration group: the last registrant of each, and the number of digits of its registrants. */
type Ranges = readonly (readonly [last: string, digits: number])[]

/**
 * Groups of English-language publishers. The International ISBN Agency splits some ranges further; this is for display
 * only.
 */
const GROUPS: Readonly<Record<string, Ranges>> = {
  9780: [
    ['19', 2],
    ['699', 3],
    ['8499', 4],
    ['89999', 5],
    ['949999', 6],
    ['9999999', 7],
  ],
  9781: [
    ['09', 2],
    ['399', 3],
    ['5499', 4],
    ['86979', 5],
    ['998999', 6],
    ['9999999', 7],
  ],
}

/**
 * '9780001418206' -> '978-0-00-141820-6'. Of other groups only the prefix is set apart, by which a spreadsheet takes the
 * ISBN for text, too: '978-3161484100'. What is no bare ISBN-13 is returned unchanged.
 */
export function formatIsbn(isbn: string): string {
  const digits = isbn.trim()
  if (!/^97[89]\d{10}$/.test(digits)) return isbn
  const ranges = GROUPS[digits.slice(0, 4)]
  const rest = digits.slice(4, 12)
  const registrantLength = ranges?.find(([last]) => rest.slice(0, last.length) <= last)?.[1]
  return registrantLength === undefined
    ? `${digits.slice(0, 3)}-${digits.slice(3)}`
    : [
        digits.slice(0, 3),
        digits.slice(3, 4),
        rest.slice(0, registrantLength),
        rest.slice(registrantLength),
        digits.slice(12),
      ].join('-')
}
