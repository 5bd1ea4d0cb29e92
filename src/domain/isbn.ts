/** The last registrant of each range of a group, and how many digits a registrant of it has. */
type Ranges = readonly (readonly [last: string, digits: number])[]

/** The groups of English-language publishers. The International ISBN Agency parts some ranges further; this is for reading only. */
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

/** '9780001418206' -> '978-0-00-141820-6'. What has hyphens already, or is of another group, stays as it is. */
export function isbnText(isbn: string): string {
  const digits = isbn.trim()
  const ranges = /^\d{13}$/.test(digits) ? GROUPS[digits.slice(0, 4)] : undefined
  const rest = digits.slice(4, 12)
  const size = ranges?.find(([last]) => rest.slice(0, last.length) <= last)?.[1]
  return size === undefined
    ? isbn
    : [digits.slice(0, 3), digits.slice(3, 4), rest.slice(0, size), rest.slice(size), digits.slice(12)].join('-')
}
