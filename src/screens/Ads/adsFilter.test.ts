import { describe, expect, it } from 'vitest'
import { type AdRow, classKey } from '#domain/catalogue.ts'
import { platformNames } from '#domain/platforms.ts'
import { testAd } from '#domain/testing/testAd.ts'
import { adLines } from '../shared/ads/adLines.ts'
import { adFilter, filterControls, activeFilterLabels, filterChange } from './adsFilter.ts'
import { NO_ADS_FILTER, type AdsFilter } from './adsView.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const names = {
  platforms: platformNames,
  types: new Map([
    ['image', 'Image'],
    ['video', 'Video'],
  ]),
  classes: new Map([
    [classKey('image', 'feed'), 'Feed image'],
    [classKey('video', 'feed'), 'Feed video'],
  ]),
}
const ad = (id: number, changes: Partial<AdRow> = {}) =>
  testAd(id, {
    titleId: 7,
    titleName: 'Brontë',
    figures: { ...NO_PLATFORM_FIGURES, gad: { clicks: 1, impressions: 10, conversions: 0 } },
    ...changes,
  })

const LINES = adLines(
  [
    ad(1),
    ad(2, { typeId: 'video', status: 'paused', rating: 4 }),
    ad(3, { titleId: 8, titleName: 'Emma', platforms: ['mad', 'pad'], classId: null, typeId: 'odd', figures: null }),
  ],
  names,
)
const matchingIds = (change: Partial<AdsFilter>) =>
  LINES.filter(adFilter({ ...NO_ADS_FILTER, ...change }) ?? (() => true)).map(({ ad: { id } }) => id)

describe('ads', () => {
  it('are described by class, else by type, else by id', () => {
    expect(LINES.map(({ kind }) => kind)).toEqual(['Feed image', 'Feed video', 'odd'])
    expect(LINES.map(({ ctr }) => ctr)).toEqual([0.1, 0.1, null])
  })

  it.each<[Partial<AdsFilter>, number[]]>([
    [{}, [1, 2, 3]],
    [{ q: 'bronte 2' }, [2]],
    [{ title: '8' }, [3]],
    [{ type: 'image', class: 'feed' }, [1]],
    [{ platform: 'pad' }, [3]],
    [{ status: 'paused' }, [2]],
    [{ q: 'paus' }, [2]],
    [{ rating: 'unrated' }, [1, 3]],
    [{ rating: 'rated', q: 'emma' }, []],
  ])('are filtered by %j', (change, ids) => {
    expect(matchingIds(change)).toEqual(ids)
  })

  it('offer a class filter only within a type, and another type resets it', () => {
    expect(filterControls(LINES, NO_ADS_FILTER, names, true).map(({ key }) => key)).toEqual([
      'title',
      'type',
      'platform',
      'status',
      'rating',
    ])
    const controls = filterControls(LINES, { ...NO_ADS_FILTER, type: 'video', class: 'feed' }, names, false)
    expect(controls.map(({ key }) => key)).toEqual(['type', 'class', 'platform', 'status', 'rating'])
    expect(controls[1]?.options).toEqual([{ value: 'feed', label: 'Feed video' }])
    expect(activeFilterLabels({ ...NO_ADS_FILTER, type: 'video', class: 'feed' }, controls)).toEqual([
      'Media: Video',
      'Format: Feed video',
    ])
    expect(filterChange('type', 'image')).toEqual({ type: 'image', class: null })
    expect(filterChange('class', 'feed')).toEqual({ class: 'feed' })
  })

  it('keep the active value as an option even if no ad has it', () => {
    expect(
      filterControls(LINES, { ...NO_ADS_FILTER, status: 'ended' }, names, true).find(({ key }) => key === 'status')
        ?.options,
    ).toContainEqual({ value: 'ended', label: 'Ended' })
  })
})
