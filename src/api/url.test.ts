import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillPath, formatQuery } from './url.ts'

describe('fillPath', () => {
  it('fills in and encodes every value', () => {
    expect(fillPath('/acc/{vert_id}/elcam/{a}/item/{b}', { vert_id: 'bo/oks', a: 12, b: 'ä?#&' })).toBe(
      '/acc/bo%2Foks/elcam/12/item/%C3%A4%3F%23%26',
    )
  })

  it.each(['', '.', '..'])('returns null for %j, which URL parsing would remove', (id) => {
    expect(fillPath('/entity/{id}', { id })).toBeNull()
  })

  it('returns null if a value is missing', () => {
    expect(fillPath('/entity/{id}', {})).toBeNull()
  })

  it('keeps any value in one segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        const path = fillPath('/acc/{id}/rate', { id })
        const [, acc, segment, rate, ...more] = new URL(path ?? '/acc/x/rate', 'https://api.example').pathname.split(
          '/',
        )
        expect([acc, rate, more]).toEqual(['acc', 'rate', []])
        if (path !== null)
          expect(decodeURIComponent(segment ?? '')).toBe(new TextDecoder().decode(new TextEncoder().encode(id)))
      }),
    )
  })
})

describe('formatQuery', () => {
  it('omits null and undefined, and repeats the keys of arrays', () => {
    expect(
      formatQuery({
        limit: 1024,
        order_asc: false,
        name_wc: '',
        a: null,
        b: undefined,
        vendor: ['gad', 'm&d'],
        none: [],
        zero: 0,
      }),
    ).toBe('?limit=1024&order_asc=false&name_wc=&vendor=gad&vendor=m%26d&zero=0')
  })

  it('is empty without values', () => {
    expect([formatQuery({}), formatQuery({ a: null })]).toEqual(['', ''])
  })
})
