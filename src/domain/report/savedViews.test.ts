import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportAddress, type ReportView } from './reportView.ts'
import {
  MAX_NAME_LENGTH,
  MAX_SAVED_VIEWS,
  resolveView,
  parseSavedViews,
  renameView,
  restoreView,
  normalizeName,
  findViewByName,
  saveView,
  type SavedView,
} from './savedViews.ts'

const TODAY = '2026-11-20'
const defaultView = reportAddress(TODAY).defaults
const save = (views: readonly SavedView[], name: string, part: Partial<ReportView> = {}) =>
  saveView(views, name, { ...defaultView, ...part }, TODAY, 'title')
const saveAll = (...names: string[]) => names.reduce<readonly SavedView[]>((views, name) => save(views, name), [])

describe('a saved view', () => {
  it('keeps every setting', () => {
    const view: ReportView = {
      ...defaultView,
      period: { from: '2026-11-02', to: '2026-11-05' },
      measure: 'ctr',
      by: ['title', 'day'],
      q: 'emma',
      adIds: [7],
      region: 'IE',
      sort: [{ key: 'gad.ctr', descending: true }],
      cols: ['ctr', 'clicks'],
    }
    const [saved] = save([], 'CTR', view)
    expect(saved && resolveView(saved, '2027-03-01', 'title')).toEqual(view)
  })

  it('keeps a preset as a preset, whose dates move on', () => {
    const [saved] = save([], 'Default')
    expect(saved).toMatchObject({ search: '', preset: '28d' })
    expect(saved && resolveView(saved, '2026-12-01', 'title').period).toEqual({ from: '2026-11-03', to: '2026-11-30' })
    const [month] = save([], 'Month', { period: { from: '2026-11-01', to: '2026-11-20' }, measure: 'ctr' })
    expect(month).toMatchObject({ search: '?m=ctr', preset: 'thisMonth' })
    expect(month && resolveView(month, '2026-12-05', 'title').period).toEqual({ from: '2026-12-01', to: '2026-12-05' })
  })

  it('without a grouping is by the default of its report', () => {
    const view: SavedView = { id: '1', name: 'One', search: '?m=ctr', preset: '28d' }
    expect(resolveView(view, TODAY, 'ad').by).toEqual(['ad'])
    expect(resolveView(view, TODAY, 'title').by).toEqual(['title'])
  })

  it('has a unique name, trimmed and limited in length; saving under the same name replaces it', () => {
    const views = save(save(saveAll('  Weekly\n call  ', 'Émile'), 'EMILE', { measure: 'rate' }), '   ')
    expect(views.map(({ id, name, search }) => [id, name, search])).toEqual([
      ['1', 'Weekly call', ''],
      ['2', 'Émile', '?m=rate'],
    ])
    expect(Array.from(normalizeName('👩‍💻'.repeat(99))).length).toBeLessThanOrEqual(MAX_NAME_LENGTH)
    expect(normalizeName('<script>')).toBe('<script>')
  })

  it('is not saved beyond the maximum', () => {
    const full = saveAll(...Array.from({ length: MAX_SAVED_VIEWS }, (_, index) => `View ${index}`))
    expect(save(full, 'One more')).toBe(full)
    expect(save(full, 'View 3', { measure: 'ctr' })).toHaveLength(MAX_SAVED_VIEWS)
  })
})

it('can be renamed, but not to a name that is taken', () => {
  const views = saveAll('One', 'Two')
  expect(renameView(views, '2', 'Three').map(({ name }) => name)).toEqual(['One', 'Three'])
  expect(renameView(views, '2', 'two').map(({ name }) => name)).toEqual(['One', 'two'])
  expect(renameView(views, '2', 'one')).toBe(views)
  expect(renameView(views, '2', '  ')).toBe(views)
})

it('returns to its position after a deletion is undone', () => {
  const views = saveAll('One', 'Two', 'Three')
  const left = views.toSpliced(1, 1)
  expect(views[1] && restoreView(left, views[1], 1)).toEqual(views)
  expect(views[1] && restoreView(save(left, 'two'), views[1], 1)).toHaveLength(3)
})

it('parses stored views, and survives anything else', () => {
  const views = saveAll('One', 'Two')
  expect(parseSavedViews(JSON.parse(JSON.stringify(views)))).toEqual(views)
  expect(
    parseSavedViews([
      { id: 'x', name: 'A', search: '' },
      { id: 'x', name: 'a', search: '' },
      { id: 'x', name: 'B', search: '', preset: null },
      { id: 1, name: 'C', search: '' },
      { id: '2', name: 'D', search: '', preset: '5d' },
      null,
      7,
    ]).map(({ id, name }) => [id, name]),
  ).toEqual([
    ['x', 'A'],
    ['1', 'B'],
  ])
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const read = parseSavedViews(stored)
      expect(parseSavedViews(read)).toEqual(read)
    }),
  )
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.string(),
          name: fc.string({ unit: 'binary' }),
          search: fc.string(),
          preset: fc.constantFrom(null, '7d', 'x'),
        }),
      ),
      (stored) => {
        const read = parseSavedViews(stored)
        for (const view of read)
          expect([findViewByName(read, view.name), resolveView(view, TODAY, 'title').period.to <= TODAY]).toEqual([
            view,
            true,
          ])
      },
    ),
  )
})
