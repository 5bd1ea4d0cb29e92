import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TitleRow } from '#domain/catalogue.ts'
import { titleLines } from './titleLines.ts'
import { titleFilterOptions, NO_TITLES_FILTER, titleFilter } from './titlesFilter.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'

const STATUSES = new Map([
  ['1', 'Live'],
  ['draft', 'Draft'],
])

const TYPES = new Map([['ebook', 'E-book']])

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
      parentName: 'Classics of Moor & Fen',
    },
    { ...blank, id: 3, name: 'Alice’s Adventures', imprint: '' },
  ],
  { statuses: STATUSES, types: TYPES },
)

const matchingIds = (filter: Partial<typeof NO_TITLES_FILTER>) => {
  const keep = titleFilter({ ...NO_TITLES_FILTER, ...filter })
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
    ['moor', [2]],
    ['fen jane', [2]],
    ['jane zzz', []],
  ])('searches for every word of %j in title, author and series, ignoring case and accents', (q, ids) => {
    expect(matchingIds({ q })).toEqual(ids)
  })

  it('combines the filters', () => {
    expect(matchingIds({ liveIn: 'GB' })).toEqual([1, 2])
    expect(matchingIds({ liveIn: 'GB', status: '1' })).toEqual([1])
    expect(matchingIds({ liveIn: 'IE', imprint: 'Lane' })).toEqual([])
  })

  it('is null without search and filters', () => {
    expect(titleFilter(NO_TITLES_FILTER)).toBeNull()
  })

  it('finds a title by any part of its name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(name, fc.nat(11), fc.nat(11), (text, from, length) => {
        const [line] = titleLines([{ ...blank, name: text }], { statuses: STATUSES, types: TYPES })
        const part = Array.from(text)
          .slice(from, from + length)
          .join('')
        expect(line && (titleFilter({ ...NO_TITLES_FILTER, q: part })?.(line) ?? true)).toBe(true)
      }),
    )
  })
})

describe('titleLines', () => {
  it('recognises a status by id or name', () => {
    expect(lines.map(({ status, knownStatus }) => [status, knownStatus])).toEqual([
      ['Live', 'live'],
      ['Draft', 'draft'],
      [null, 'unknown'],
    ])
  })

  it('names the type, or has its id', () => {
    const types = ['ebook', 'scroll', null].map((typeId) => ({ ...blank, typeId }))
    expect(titleLines(types, { statuses: STATUSES, types: TYPES }).map(({ type }) => type)).toEqual([
      'E-book',
      'scroll',
      null,
    ])
  })

  // spec 3.14
  it('sums platforms, or null if none has data', () => {
    const [line] = titleLines(
      [
        {
          ...blank,
          figures: {
            ...NO_PLATFORM_FIGURES,
            gad: { clicks: 2, impressions: 100, conversions: 1 },
            mad: { clicks: 2, impressions: 100, conversions: 0 },
          },
        },
      ],
      { statuses: STATUSES, types: TYPES },
    )
    expect(line).toMatchObject({ clicks: 4, impressions: 200, conversions: 1, ctr: 0.02, rate: 0.25 })
    expect(lines[0]).toMatchObject({ clicks: null, ctr: null, rate: null })
  })
})

describe('titleFilterOptions', () => {
  it('offers the values of the titles sorted by name, and the active one', () => {
    const countries = new Map([
      ['GB', 'United Kingdom'],
      ['IE', 'Ireland'],
    ])
    expect(
      titleFilterOptions(lines, { status: null, liveIn: 'NZ', imprint: null }, { statuses: STATUSES, countries }),
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
