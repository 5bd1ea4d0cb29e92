import { describe, expect, it } from 'vitest'
import { reportAddress } from './reportView.ts'
import { reportLinks } from './reportLinks.ts'

const TODAY = '2026-11-20'
const defaults = reportAddress(TODAY, 'ad').defaults
const links = reportLinks('adResults', TODAY, 'https://lightshelf.example', 'HV01')
const PERIOD = { from: '2026-11-02', to: '2026-11-08' }

describe('reportLinks', () => {
  it('keep period, country, metric and comparison', () => {
    expect(
      links.title(101, { ...defaults, period: PERIOD, region: 'IE', measure: 'conversions', comparison: 'none' }),
    ).toBe('/dashboard/titles/101?region=IE&from=2026-11-02&to=2026-11-08&m=conversions&cmp=none')
    expect(links.title(101, { ...defaults, measure: 'ctr' })).toBe('/dashboard/titles/101')
    expect(links.ad(7, { ...defaults, period: PERIOD, measure: 'ctr', comparison: 'lastYear' })).toBe(
      '/dashboard/ads/7?from=2026-11-02&to=2026-11-08&m=ctr&cmp=year',
    )
    expect(links.ad(7, defaults, { campaign: 3 })).toBe('/dashboard/ads/7?campaign=3')
    expect(links.ad(7, defaults, { campaign: 3, item: 9 })).toBe('/dashboard/ads/7?campaign=3&item=9')
  })

  it('to the page itself state the region, so that a view of all countries is not narrowed to the current one', () => {
    expect(links.report(defaults)).toBe('/dashboard/ad-results?region=all')
    expect(links.report({ ...defaults, measure: 'ctr' })).toBe('/dashboard/ad-results?m=ctr&region=all')
    expect(links.report({ ...defaults, region: 'IE', period: PERIOD })).toBe(
      '/dashboard/ad-results?region=IE&from=2026-11-02&to=2026-11-08',
    )
  })

  it('stay the same on another day when copied', () => {
    const view = { ...defaults, cols: ['ctr', 'clicks'] as const, q: 'a & b' }
    const copied = new URL(links.share(view))
    expect([copied.origin, copied.pathname, copied.search]).toEqual([
      'https://lightshelf.example',
      '/dashboard/ad-results',
      '?cols=ctr,clicks&q=a+%26+b&from=2026-10-23&to=2026-11-19&account=HV01',
    ])
    expect(reportAddress('2026-12-24', 'ad').read(copied.search)).toEqual({ value: view, problems: [] })
    expect(links.share({ ...defaults, period: PERIOD })).toBe(
      'https://lightshelf.example/dashboard/ad-results?from=2026-11-02&to=2026-11-08&account=HV01',
    )
  })
})
