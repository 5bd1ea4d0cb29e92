import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TitleRow } from '#domain/catalogue.ts'
import { titleLines } from './titleLines.ts'
import { titlesOptions, NO_FILTER, titleFilter } from './titlesFilter.ts'

const STATUSES = new Map([
  ['1', 'Live'],
  ['draft', 'Draft'],
])

const blank: TitleRow = {
  id: 0,
  name: '',
  parentId: null,
  parentName: null,
  typeId: null,
  statusId: null,
  taskId: null,
  countryIds: [],
  liveCountryIds: [],
  coverUrl: null,
  author: null,
  isbn13: null,
  imprint: null,
  publishedOn: null,
  genre: null,
  adCount: 0,
  liveAdCount: 0,
  createdOn: null,
  updatedOn: null,
  figures: null,
}
const lines = titleLines(
  [
    {
      ...blank,
      id: 1,
      name: 'Jane Eyre',
      author: 'Charlotte Brontë',
      statusId: '1',
      liveCountryIds: ['GB', 'IE'],
      imprint: 'Moor',
    },
    {
      ...blank,
      id: 2,
      name: 'Emma',
      author: 'Jane Austen',
      statusId: 'draft',
      liveCountryIds: ['GB'],
      imprint: 'Lane',
    },
    { ...blank, id: 3, name: 'Alice’s Adventures', imprint: '' },
  ],
  STATUSES,
)

const found = (filter: Partial<typeof NO_FILTER>) => {
  const keep = titleFilter({ ...NO_FILTER, ...filter })
  return lines.filter((line) => keep?.(line) ?? true).map(({ title }) => title.id)
}

describe('titleFilter', () => {
  it.each([
    ['', [1, 2, 3]],
    ['  ', [1, 2, 3]],
    ['JANE', [1, 2]],
    ['bronte', [1]],
    ['BRONTË jane', [1]],
    ["alice's", [3]],
    ['jane zzz', []],
  ])('searches %j in title and author, without case and accents, every word', (q, ids) => {
    expect(found({ q })).toEqual(ids)
  })

  it('joins the filters', () => {
    expect(found({ liveIn: 'GB' })).toEqual([1, 2])
    expect(found({ liveIn: 'GB', status: '1' })).toEqual([1])
    expect(found({ liveIn: 'IE', imprint: 'Lane' })).toEqual([])
  })

  it('asks no row where nothing is narrowed down', () => {
    expect(titleFilter(NO_FILTER)).toBeNull()
  })

  it('finds a title by any part of its own name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(name, fc.nat(11), fc.nat(11), (text, from, length) => {
        const [line] = titleLines([{ ...blank, name: text }], STATUSES)
        const part = Array.from(text)
          .slice(from, from + length)
          .join('')
        expect(line && (titleFilter({ ...NO_FILTER, q: part })?.(line) ?? true)).toBe(true)
      }),
    )
  })
})

describe('titleLines', () => {
  it('knows a status by its id or by its name', () => {
    expect(lines.map(({ status, shape }) => [status, shape])).toEqual([
      ['Live', 'live'],
      ['Draft', 'draft'],
      [null, 'unknown'],
    ])
  })

  it('adds up platforms, nothing where none is in use', () => {
    const none = { clicks: null, impressions: null, conversions: null }
    const [line] = titleLines(
      [
        {
          ...blank,
          figures: {
            gad: { clicks: 2, impressions: 100, conversions: 1 },
            mad: { clicks: 2, impressions: 100, conversions: 0 },
            pad: none,
          },
        },
      ],
      STATUSES,
    )
    expect(line).toMatchObject({ clicks: 4, impressions: 200, conversions: 1, ctr: 0.02, rate: 0.25 })
    expect(lines[0]).toMatchObject({ clicks: null, ctr: null, rate: null })
  })
})

describe('titlesOptions', () => {
  it('offers what the titles have, by name, and what is set', () => {
    const countries = new Map([
      ['GB', 'United Kingdom'],
      ['IE', 'Ireland'],
    ])
    expect(
      titlesOptions(lines, { status: null, liveIn: 'NZ', imprint: null }, { statuses: STATUSES, countries }),
    ).toEqual({
      status: [
        { value: 'draft', label: 'Draft' },
        { value: '1', label: 'Live' },
      ],
      liveIn: [
        { value: 'IE', label: 'Ireland' },
        { value: 'NZ', label: 'NZ' },
        { value: 'GB', label: 'United Kingdom' },
      ],
      imprint: [
        { value: 'Lane', label: 'Lane' },
        { value: 'Moor', label: 'Moor' },
      ],
    })
  })
})
