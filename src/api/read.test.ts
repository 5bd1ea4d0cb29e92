import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { UnreadableError } from './errors.ts'
import { list, one, oneOrNothing } from './read.ts'
import { account } from './schemas/account.ts'
import { elad } from './schemas/ads.ts'
import { elcamV2 } from './schemas/campaigns.ts'
import { day } from './schemas/fields.ts'
import { trackingRow, vendorReportRow } from './schemas/reports.ts'
import { entityRow } from './schemas/titles.ts'

const AD = {
  elad_id: 7,
  elad_name: 'Tide',
  entity_id: 1,
  entity_name: 'The Tide',
  eladtype_id: 'img',
  eladcls_id: 'feed',
  elplat_ids: ['fb'],
  vendor_codes: ['gad', 'mad'],
  status: 'live',
  country_ids: ['GB', 'IE'],
  date_start: '2026-11-01',
  date_end: null,
  thumb_url: null,
  art: [{ art_id: 'a1', art_type_cls: 'image', url: 'https://x/a.png' }],
  attrs: [{ eladattrtype_id: 'headline', value: 'Read it' }],
  elcam_count: 2,
  rating: null,
}

function readOne<T>(schema: Parameters<typeof one<T>>[1], body: unknown) {
  const problems: string[] = []
  return { value: one('thing', schema)(body, (text) => problems.push(text)), problems }
}

describe('one object', () => {
  it('is read without problems if it is valid', () => {
    const { value, problems } = readOne(elad, { ...AD, unknown_field: { a: 1 } })
    expect(problems).toEqual([])
    expect(value).toMatchObject({
      id: 7,
      name: 'Tide',
      platforms: ['gad', 'mad'],
      startsOn: '2026-11-01',
      endsOn: null,
      artworks: [{ id: 'a1', width: null }],
    })
  })

  // spec 3.3
  it('has null for missing and invalid fields, each reported by name', () => {
    const { status: _, ...rest } = AD
    const { value, problems } = readOne(elad, { ...rest, elad_name: 5, date_start: '2026-02-30', elcam_count: '2' })
    expect(value).toMatchObject({ name: '#7', status: null, startsOn: null, campaignCount: 0 })
    expect(problems).toEqual([
      'thing.elad_name: expected string, got number',
      'thing.status: expected "status", got nothing',
      'thing.date_start: expected a day, got string',
      'thing.elcam_count: expected number, got string',
    ])
  })

  it('loses invalid array elements only', () => {
    const { value, problems } = readOne(elad, {
      ...AD,
      vendor_codes: ['gad', 'tiktok', 'pad'],
      country_ids: [null, 'IE', 5],
      art: [{ url: 'https://x/no-id.png' }, { art_id: 2, art_type_cls: 'image', url: 5 }],
      attrs: 'none',
    })
    expect(value).toMatchObject({ platforms: ['gad', 'pad'], countryIds: ['IE'], attributes: [] })
    expect(value.artworks).toMatchObject([{ id: '2', kind: 'image', url: null }])
    expect(problems).toContain('thing.vendor_codes: expected ("gad" | "mad" | "pad"), got string')
    expect(problems).toContain('thing.art.art_id: expected "art_id", got nothing')
  })

  it('keeps valid fields beside a record with an invalid value', () => {
    const campaign = {
      elcam_id: 3,
      elcam_name: 'A',
      elad_id: 7,
      entity_id: 1,
      vendor_code: 'gad',
      elplat_id: 'x',
      country_id: 'GB',
      status: 'live',
      date_start: null,
      date_end: null,
      item_count: 4,
    }
    const { value } = readOne(elcamV2, {
      ...campaign,
      elad_name: 'Tide',
      entity_name: null,
      vendor_ref: null,
      dest_url: null,
      items_by_status: { live: 2, paused: 'x' },
    })
    expect(value).toMatchObject({ id: 3, itemCount: 4, adName: 'Tide', itemsByStatus: {} })
  })

  it.each([
    null,
    undefined,
    5,
    'x',
    true,
    [],
    [AD],
    {},
    { ...AD, elad_id: '7' },
    { ...AD, elad_id: 1.5 },
    { ...AD, elad_id: null },
    { ...AD, elad_id: 2 ** 53 },
    { ...AD, elad_id: -(2 ** 53) },
    { ...AD, elad_id: 1e21 },
  ])('rejects %j', (body) => {
    expect(() => readOne(elad, body)).toThrow(UnreadableError)
  })

  it('may be missing if the endpoint allows it', () => {
    const read = oneOrNothing('ad', elad)
    const report = () => undefined
    expect([read(undefined, report), read(null, report)]).toEqual([undefined, undefined])
    expect(read(AD, report)).toMatchObject({ id: 7 })
    expect(() => read([], report)).toThrow(UnreadableError)
  })

  // JSON holds 9007199254740993 as …992, which is the id of something else.
  it.each([2 ** 53, -(2 ** 53), 1e21])('never has a code of a number that JSON cannot hold: %d', (id) => {
    expect(readOne(elad, { ...AD, eladtype_id: id, eladcls_id: 9007199254740991 }).value).toMatchObject({
      typeId: null,
      classId: '9007199254740991',
    })
    expect(() => readOne(account, { acc_id: id, acc_name: 'Harbour Vale' })).toThrow(UnreadableError)
    expect(readOne(account, { acc_id: String(id), acc_name: null }).value).toMatchObject({ id: String(id) })
  })

  it('survives extreme nesting', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`) as unknown
    expect(readOne(elad, { ...AD, attrs: deep, elad_name: deep }).value).toMatchObject({ id: 7, name: '#7' })
  })
})

describe('a list', () => {
  const read = list('ads', elad)

  it.each([
    ['as an array', [AD], null],
    ['with a total', { total: 5, rows: [AD] }, 5],
    ['with a negative total', { total: -1, rows: [AD] }, null],
    ['with a fractional total', { total: 1.5, rows: [AD] }, null],
    ['with a total as text', { total: '5', rows: [AD] }, null],
  ])('is read %s', (_, body, total) => {
    expect(read(body, () => undefined)).toMatchObject({ rows: [{ id: 7 }], total, received: 1 })
  })

  it('drops and reports rows without an id, but counts them', () => {
    const problems: string[] = []
    const page = read([{}, AD, null, 'x', [AD]], (text) => problems.push(text))
    expect(page).toMatchObject({ rows: [{ id: 7 }], received: 5 })
    expect(problems.filter((text) => text === 'ads: a row without an id was dropped')).toHaveLength(4)
  })

  it.each([null, undefined, 5, '[]', {}, { rows: null }, { rows: {} }, { detail: 'x' }])('rejects %j', (body) => {
    expect(() => read(body, () => undefined)).toThrow(UnreadableError)
  })
})

describe('fields', () => {
  it('include figures only if the row has some, with null distinct from 0', () => {
    const title = { entity_id: 1 }
    expect(readOne(entityRow, title).value.figures).toBeNull()
    expect(readOne(entityRow, { ...title, google_clicks: 0, meta_clicks: null }).value.figures).toEqual({
      gad: { clicks: 0, impressions: null, conversions: null },
      mad: { clicks: null, impressions: null, conversions: null },
      pad: { clicks: null, impressions: null, conversions: null },
    })
  })

  it('of a report are reported if missing', () => {
    const { value, problems } = readOne(vendorReportRow, { refkey: 1, day: '2026-11-01', google_clicks: 5 })
    expect(value.figures.gad).toEqual({ clicks: 5, impressions: null, conversions: null })
    expect(problems).toHaveLength(8)
  })

  // spec 3.18
  it.each([
    ['newsletter', 'newsletter'],
    [7, '7'],
    [null, 'unknown'],
  ])('have the source of tracksrc %j', (tracksrc, source) => {
    const { value, problems } = readOne(trackingRow, {
      refkey: 1,
      day: '2026-11-01',
      tracksrc,
      trackcol: null,
      num: 3,
    })
    expect([value.source, value.hits, problems]).toEqual([source, 3, []])
  })

  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01T23:30:00Z', '2026-03-01'],
    ['2026-03-01 09:30', '2026-03-01'],
    ['2026-02-30', null],
    ['01-03-2026', null],
    ['', null],
  ])('include the day of %j as %j', (timestamp, expected) => {
    const result = v.safeParse(day, timestamp)
    expect(result.success ? result.output : null).toBe(expected)
  })
})
