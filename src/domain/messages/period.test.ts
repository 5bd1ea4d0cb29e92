import { describe, expect, it } from 'vitest'
import { periodInFileName, periodText } from './period.ts'

it.each([
  ['all', ''],
  ['GB', 'gb-'],
  ['../x y', 'xy-'],
  ['💡', ''],
])('starts with the region, if it is a country: %j becomes %j, without unsafe characters', (region, prefix) => {
  expect(periodInFileName(region, { from: '2026-10-01', to: '2026-10-31' })).toBe(`${prefix}2026-10-01-to-2026-10-31`)
})

describe('what a period is compared with', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const compared = (from: string, to: string) => plain(periodText.compared({ from, to }, 'previous', '2026-11-23'))

  it('is said with its lengths where these differ', () => {
    expect(compared('2026-10-01', '2026-10-31')).toBe(
      '1 Oct – 31 Oct, compared with 1 Sep – 30 Sep (31 days vs 30 days)',
    )
    expect(compared('2026-11-01', '2026-11-22')).toBe('1 Nov – 22 Nov, compared with 1 Oct – 22 Oct')
  })

  it('has one form of days', () => {
    expect(compared('2026-01-01', '2026-01-31')).toBe('01-01-2026 – 31-01-2026, compared with 01-12-2025 – 31-12-2025')
  })

  it('is without today', () => {
    expect(compared('2026-11-01', '2026-11-23')).toBe('1 Nov – 23 Nov, compared with 1 Oct – 22 Oct, without today')
    expect(plain(periodText.compared({ from: '2026-03-01', to: '2026-03-31' }, 'previous', '2026-03-31'))).toBe(
      '1 Mar – 31 Mar, compared with 1 Feb – 28 Feb, without today (30 days vs 28 days)',
    )
  })

  it('is nothing for today alone', () => {
    expect(compared('2026-11-23', '2026-11-23')).toBe('23 Nov, nothing to compare yet: today is incomplete')
    expect(plain(periodText.compared({ from: '2026-11-23', to: '2026-11-23' }, 'none', '2026-11-23'))).toBe('23 Nov')
  })
})

it('does not break a range of days, except in files', () => {
  const period = { from: '2026-11-01', to: '2026-11-22' }
  const comparison = { from: '2026-10-01', to: '2026-10-21' }
  expect(periodText.range(period, '2026-11-22')).toBe('1\u00a0Nov\u00a0–\u00a022\u00a0Nov')
  const completePeriod = { from: '2026-11-01', to: '2026-11-21' }
  expect(periodText.daysCompared({ period, completePeriod, comparison })).toBe('1 Nov – 21 Nov vs 1 Oct – 21 Oct')
})
