/** When the address of a page holds what cannot be read: it falls back, field by field, and says so. */
export const addressText = {
  title: 'Part of this address could not be read',
  ignored: (names: string) => `Left out: ${names}. The rest is shown as asked.`,
}
