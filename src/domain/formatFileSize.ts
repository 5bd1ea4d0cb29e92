const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const

/** Formats a size in bytes, in steps of 1,000: 412000 -> '412 kB', 1843210 -> '1.8 MB', 1 -> '1 byte'. */
export function formatFileSize(bytes: number): string {
  if (bytes === 1) return '1 byte'
  let value = bytes
  let unit = 0
  while (unit < UNITS.length - 1 && round(value) >= 1000) {
    value /= 1000
    unit += 1
  }
  return `${round(value)} ${UNITS[unit] ?? ''}`
}

/** Rounds to one decimal below ten, else to none. */
function round(value: number): number {
  return value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value)
}
