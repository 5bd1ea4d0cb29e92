import { describe, expect, it } from 'vitest'
import { listUsers } from '#api/endpoints/account.ts'
import { queryElad } from '#api/endpoints/ads.ts'
import { listElcamItems, queryElcam } from '#api/endpoints/campaigns.ts'
import { listTrackingSources } from '#api/endpoints/lookups.ts'
import { listTrackingColumns } from '#api/endpoints/unusedLookups.ts'
import { reportElcamsMonth, reportItemsDay, reportVendorsDay, trackElads } from '#api/endpoints/reports.ts'
import { listEntities, queryEntity } from '#api/endpoints/titles.ts'
import { call, customerToken, callAndParse } from './testCall.ts'

const quillToken = customerToken('QA07')
const period = { day_from: '2026-10-23', day_to: '2026-11-19' }

describe('paging', () => {
  it.each(['id', 'entity_name'] as const)('returns every title once, by %s', async (order_by) => {
    const ids: number[] = []
    for (let offset = 0; offset < 140; offset += 33) {
      const page = await callAndParse(queryEntity, { token: quillToken, body: { limit: 33, offset, order_by } })
      expect(page.total).toBe(140)
      ids.push(...page.rows.map(({ id }) => id))
    }
    expect(ids).toHaveLength(140)
    expect(new Set(ids).size).toBe(140)
  })

  // spec 3.20
  it.each(['refkey', 'day', 'refkey|day', 'day|refkey'] as const)(
    'returns every report row once, by %s',
    async (order_by) => {
      const whole = await callAndParse(reportVendorsDay, {
        body: { day_from: '2026-11-10', day_to: '2026-11-12', order_by },
      })
      const parts = []
      for (let offset = 0; offset < Number(whole.total); offset += 97)
        parts.push(
          ...(
            await callAndParse(reportVendorsDay, {
              body: { day_from: '2026-11-10', day_to: '2026-11-12', order_by, limit: 97, offset },
            })
          ).rows,
        )
      expect(parts).toEqual(whole.rows)
      expect(parts).toHaveLength(Number(whole.total))
      expect(new Set(parts.map(({ refkey, day }) => `${refkey} ${day}`)).size).toBe(parts.length)
    },
  )

  it('has pages of 1024 by default, then the rest, then none', async () => {
    const token = customerToken('NL03')
    const rows = async (offset: number) =>
      (await (await call(listEntities, { token, query: { offset } })).json()) as unknown[]
    expect([(await rows(0)).length, (await rows(2048)).length, (await rows(5000)).length]).toEqual([1024, 952, 0])
  })

  it('answers GET with a bare list and POST with a total', async () => {
    expect(Array.isArray(await (await call(listEntities)).json())).toBe(true)
    expect(Object.keys((await (await call(queryEntity, { body: { limit: 1 } })).json()) as object)).toEqual([
      'total',
      'rows',
    ])
  })
})

describe('order', () => {
  it('is descending by id by default', async () => {
    const ids = (await callAndParse(queryEntity)).rows.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect((await callAndParse(queryEntity, { body: { order_asc: true } })).rows.map(({ id }) => id)).toEqual(
      ids.reverse(),
    )
    const names = (
      await callAndParse(listEntities, { query: { order_by: 'entity_name', order_asc: 'true' } })
    ).rows.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('en-GB').compare))
    const adNames = (await callAndParse(queryElad, { body: { order_by: 'name', order_asc: true } })).rows.map(
      ({ name }) => name,
    )
    expect(adNames).toEqual([...adNames].sort(new Intl.Collator('en-GB').compare))
  })

  it('of a report depends on its two keys', async () => {
    const body = { ...period, entity_id: [101], order_asc: true }
    const byKey = (await callAndParse(reportVendorsDay, { body: { ...body, order_by: 'refkey|day' } })).rows
    const byDay = (await callAndParse(reportVendorsDay, { body: { ...body, order_by: 'day' } })).rows
    expect(byKey).toEqual([...byKey].sort((a, b) => a.refkey - b.refkey || a.day.localeCompare(b.day)))
    expect(byDay).toEqual([...byDay].sort((a, b) => a.day.localeCompare(b.day) || a.refkey - b.refkey))
  })
})

describe('title filters', () => {
  it.each([
    ['name_wc', { name_wc: 'the*' }, (row: { name: string }) => row.name.toLowerCase().startsWith('the')],
    ['name_wc without a star', { name_wc: 'BRONTE' }, () => false],
    ['name_wc with accents folded', { name_wc: 'my antonia' }, (row: { name: string }) => row.name === 'My Ántonia'],
    ['verttask_id', { verttask_id: 3 }, (row: { taskId: number | null }) => row.taskId === 3],
    ['country_id', { country_id: 'NZ' }, (row: { countryIds: string[] }) => row.countryIds.includes('NZ')],
    [
      'country_id_live',
      { country_id_live: 'AU' },
      (row: { liveCountryIds: string[] }) => row.liveCountryIds.includes('AU'),
    ],
    ['entity_id', { entity_id: [2001, 2003, 999999] }, (row: { id: number }) => row.id === 2001 || row.id === 2003],
    [
      'entitystatus_id',
      { entitystatus_id: ['paused', 'ended'] },
      (row: { statusId: string | null }) => row.statusId === 'paused' || row.statusId === 'ended',
    ],
  ])('%s', async (_, filter, matches) => {
    const all = (await callAndParse(queryEntity, { token: quillToken })).rows
    const filtered = (await callAndParse(queryEntity, { token: quillToken, body: filter })).rows
    expect(filtered.map(({ id }) => id)).toEqual(all.filter((row) => matches(row)).map(({ id }) => id))
  })

  it('parent_wc', async () => {
    expect(
      (await callAndParse(listEntities, { query: { parent_wc: 'the wells*', order_asc: 'true' } })).rows.map(
        ({ name }) => name,
      ),
    ).toEqual(['The Time Machine', 'The War of the Worlds'])
  })

  it('a country filters the figures as in the report for that country', async () => {
    const row = (await callAndParse(queryEntity, { body: { ...period, entity_id: [101], country_id_live: 'CA' } }))
      .rows[0]
    const report = (await callAndParse(reportElcamsMonth, { body: { ...period, entity_id: [101], country_id: 'CA' } }))
      .rows
    const clicks =
      row?.figures === null || row === undefined
        ? []
        : Object.values(row.figures).map(({ clicks: count }) => count ?? 0)
    expect(clicks.reduce((a, b) => a + b, 0)).toBe(report.reduce((sum, { clicks: count }) => sum + (count ?? 0), 0))
    expect(report.length).toBeGreaterThan(0)
  })
})

describe('ad, campaign and item filters', () => {
  it.each([
    ['eladtype_id', { eladtype_id: 'video' }, (ad: { typeId: string | null }) => ad.typeId === 'video'],
    ['eladcls_id', { eladcls_id: 'pin' }, (ad: { classId: string | null }) => ad.classId === 'pin'],
    ['vendor', { vendor: ['pad', 'gad'] }, (ad: { platforms: string[] }) => !ad.platforms.includes('mad')],
    [
      'status',
      { status: ['review', 'rejected'] },
      (ad: { status: string | null }) => ad.status === 'review' || ad.status === 'rejected',
    ],
    ['country_id', { country_id: 'AU' }, (ad: { countryIds: string[] }) => ad.countryIds.includes('AU')],
    [
      'entity_id',
      { entity_id: [101, 106] },
      (ad: { titleId: number | null }) => ad.titleId === 101 || ad.titleId === 106,
    ],
    ['elad_id', { elad_id: [10101] }, (ad: { id: number }) => ad.id === 10101],
    ['name_wc', { name_wc: '*lamp*' }, (ad: { name: string }) => /lamp/i.test(ad.name)],
  ])('ads by %s', async (_, filter, matches) => {
    const all = (await callAndParse(queryElad)).rows
    const filtered = await callAndParse(queryElad, { body: filter })
    expect(filtered.rows.map(({ id }) => id)).toEqual(all.filter((ad) => matches(ad)).map(({ id }) => id))
    expect(filtered.total).toBe(filtered.rows.length)
    expect(filtered.total).toBeGreaterThan(0)
  })

  it.each([
    [
      'elad_id',
      { elad_id: [10101, 10102] },
      (row: { adId: number | null }) => row.adId === 10101 || row.adId === 10102,
    ],
    ['entity_id', { entity_id: [103] }, (row: { titleId: number | null }) => row.titleId === 103],
    ['elcam_id', { elcam_id: [101011, 101014] }, (row: { id: number }) => row.id === 101011 || row.id === 101014],
    ['vendor', { vendor: ['pad'] }, (row: { platform: string | null }) => row.platform === 'pad'],
    [
      'country_id and status',
      { country_id: 'GB', status: ['live'] },
      (row: { countryId: string | null; status: string | null }) => row.countryId === 'GB' && row.status === 'live',
    ],
  ])('campaigns by %s', async (_, filter, matches) => {
    const all = (await callAndParse(queryElcam)).rows
    const filtered = (await callAndParse(queryElcam, { body: filter })).rows
    expect(filtered.map(({ id }) => id)).toEqual(all.filter((row) => matches(row)).map(({ id }) => id))
    expect(filtered.length).toBeGreaterThan(0)
  })

  it('items by status, with the reason if rejected', async () => {
    const all = (await callAndParse(listElcamItems, { params: { elcam_id: 101011 } })).rows
    expect(all.map(({ status }) => status)).toEqual(['live', 'live', 'rejected', 'review', 'paused'])
    const rejected = (
      await callAndParse(listElcamItems, { params: { elcam_id: 101011 }, query: { status: 'rejected' } })
    ).rows
    expect(rejected.map(({ name, rejectionReason }) => [name, typeof rejectionReason])).toEqual([
      ['Carousel card 2', 'string'],
    ])
  })
})

describe('report, tracking and lookup filters', () => {
  it('a report by title, ad, campaign and item', async () => {
    const rows = async (filter: object) =>
      (await callAndParse(reportElcamsMonth, { body: { ...period, ...filter } })).rows
    const whole = await rows({ entity_id: [101] })
    expect(whole.every(({ refkey }) => Math.floor(refkey / 1000) === 101)).toBe(true)
    expect((await rows({ elad_id: [10101] })).map(({ refkey }) => refkey)).toEqual(
      whole.map(({ refkey }) => refkey).filter((key) => Math.floor(key / 10) === 10101),
    )
    expect(await rows({ refkey: [101011], entity_id: [102] })).toEqual([])
    const items = (await callAndParse(reportItemsDay, { body: { ...period, refkey: [1010111] } })).rows
    expect(new Set(items.map(({ refkey }) => refkey))).toEqual(new Set([1010111]))
    expect(items).toHaveLength(28)
  })

  it('tracking by source and column', async () => {
    const rows = (
      await callAndParse(trackElads, {
        body: { ...period, refkey: [10101], tracksrc: ['suspicious'], trackcol: ['meta_clicks'] },
      })
    ).rows
    expect(rows.length).toBeGreaterThan(3)
    expect(
      rows.every(({ source, column, hits }) => source === 'suspicious' && column === 'meta_clicks' && hits > 0),
    ).toBe(true)
    expect(
      (await callAndParse(trackElads, { body: { ...period, refkey: [10101], trackcol: ['google_clicks'] } })).rows,
    ).toEqual([])
  })

  it('tracking columns and sources', async () => {
    expect(
      (await callAndParse(listTrackingColumns, { query: { src: 'pad', limit: 2, offset: 1 } })).rows.map(
        ({ id }) => id,
      ),
    ).toEqual(['pinterest_impr', 'pinterest_conv'])
    expect((await callAndParse(listTrackingSources, { query: { id_wc: '*s*' } })).rows.map(({ id }) => id)).toEqual([
      'test',
      'suspicious',
    ])
  })

  it('users page by page', async () => {
    expect(
      (await callAndParse(listUsers, { query: { limit: 3, offset: 9 } })).rows.map(({ firstName }) => firstName),
    ).toEqual(['Hana', 'Rory'])
  })
})
