import type { Period } from '../period.ts'

/** Of which figures a file is, for its name: 'gb-2026-10-01-to-2026-10-31', without the region where it is all. */
export function figuresOf(region: string, { from, to }: Period): string {
  const country = region === 'all' ? '' : region.toLowerCase().replace(/\W/g, '')
  return `${country && `${country}-`}${from}-to-${to}`
}
