import { describe, expect, it } from 'vitest'
import type { Ad, Campaign } from '#domain/catalogue.ts'
import type { Figures } from '#domain/metrics.ts'
import type { AdDetailsNames } from './AdDetailsScreenProps.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import { adAddress, adComparison, type AdView } from '#domain/address/adView.ts'
import { lowercaseForSentence, adFormat } from './adFormat.ts'
import { campaignLines } from './campaignLines.ts'
import { adFacts } from './adFacts.ts'

const NAMES: AdDetailsNames = {
  types: new Map([['image', 'Image']]),
  classes: new Map([['image/feed', 'Feed image']]),
  attributes: new Map([['cta', 'Button']]),
  placements: new Map([['igfeed', 'Instagram feed']]),
  countries: new Map([['GB', 'United Kingdom']]),
  trackingSources: new Map(),
}
const AD: Ad = {
  id: 10101,
  name: 'Lamp',
  titleId: 101,
  titleName: 'Dracula',
  typeId: 'image',
  classId: 'feed',
  placementIds: ['igfeed', 'fbfeed'],
  platforms: ['mad'],
  status: 'live',
  countryIds: ['GB', 'XX'],
  startsOn: '2026-10-12',
  endsOn: null,
  thumbUrl: null,
  artworks: [],
  attributes: [
    { typeId: 'cta', value: 'Read a sample' },
    { typeId: 'tone', value: 'dark' },
    { typeId: null, value: 'x' },
    { typeId: 'cta', value: null },
  ],
  campaignCount: 4,
  rating: null,
}
const campaign = (id: number, countryId: string | null, status: string | null): Campaign => ({
  id,
  name: `C${id}`,
  adId: 1,
  titleId: 1,
  platform: 'mad',
  placementId: null,
  countryId,
  status,
  startsOn: null,
  endsOn: null,
  itemCount: 2,
})

describe('the format of an ad', () => {
  it('is its class, or else its type, by name or id', () => {
    expect(adFormat(AD, NAMES)).toBe('Feed image')
    expect(adFormat({ typeId: 'video', classId: 'feed' }, NAMES)).toBe('feed')
    expect(adFormat({ typeId: 'image', classId: null }, NAMES)).toBe('Image')
    expect(adFormat({ typeId: 'poem', classId: null }, NAMES)).toBe('poem')
    expect(adFormat({ typeId: null, classId: null }, NAMES)).toBeNull()
  })

  it('is lower-cased inside a sentence, unless it is a proper name', () => {
    expect(lowercaseForSentence('Feed image')).toBe('feed image')
    expect(lowercaseForSentence('YouTube short')).toBe('YouTube short')
    expect(lowercaseForSentence('')).toBe('')
  })
})

describe('the facts of an ad', () => {
  it('show names, or else ids, and omit unknown values', () => {
    expect(adFacts(AD, NAMES)).toEqual([
      ['Button', 'Read a sample'],
      ['tone', 'dark'],
      ['Other', 'x'],
      ['Format', 'Feed image'],
      ['Media', 'Image'],
      ['Placements', 'Instagram feed, fbfeed'],
      ['Countries', 'United Kingdom, XX'],
      ['Start date', '12-10-2026'],
      ['Campaigns', '4'],
      ['Ad ID', '10101'],
    ])
  })
})

describe('campaign rows', () => {
  const figures = new Map<number, Figures>([
    [1, { clicks: 20, impressions: 1000, conversions: 0 }],
    [2, { clicks: 0, impressions: 0, conversions: null }],
  ])

  it('have their figures; a rate without impressions and figures not loaded yet are null', () => {
    const [first, second, third] = campaignLines(
      [campaign(1, 'GB', 'live'), campaign(2, 'US', 'odd'), campaign(3, null, null)],
      figures,
      'all',
    )
    expect(first).toMatchObject({ clicks: 20, ctr: 0.02, status: 'Live', knownStatus: 'live', platform: 'Meta' })
    expect(second).toMatchObject({ clicks: 0, conversions: null, ctr: null, status: 'odd' })
    expect(third).toMatchObject({ clicks: null, impressions: null, ctr: null, status: null })
  })

  it('are limited to the region', () => {
    expect(
      campaignLines([campaign(1, 'GB', null), campaign(2, 'US', null), campaign(3, null, null)], undefined, 'US').map(
        (line) => line.campaign.id,
      ),
    ).toEqual([2])
  })
})

describe('the comparison period', () => {
  const comparedWith = ({ compare, period }: Pick<AdView, 'compare' | 'period'>) =>
    comparisonPeriod(period, adComparison({ compare }), '2026-11-20')
  const view = adAddress('2026-11-20').defaults

  it('is the previous period, the same dates last year, or none', () => {
    expect(comparedWith(view)).toEqual({ from: '2026-09-25', to: '2026-10-22' })
    expect(comparedWith({ ...view, compare: 'year' })).toEqual({ from: '2025-10-23', to: '2025-11-19' })
    expect(comparedWith({ ...view, compare: 'none' })).toBeNull()
  })

  it('is September for October', () => {
    expect(comparedWith({ compare: 'previous', period: { from: '2026-10-01', to: '2026-10-31' } })).toEqual({
      from: '2026-09-01',
      to: '2026-09-30',
    })
  })

  it('is the same months a year before for whole months', () => {
    expect(comparedWith({ compare: 'year', period: { from: '2025-11-01', to: '2026-10-31' } })).toEqual({
      from: '2024-11-01',
      to: '2025-10-31',
    })
  })
})
