import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SHOWCASE_VIEW, parseShowcaseView, writeShowcaseView } from './showcaseView.ts'

describe('the address of the showcase', () => {
  it('comes back as it was written', () => {
    const view = fc.record({
      platform: fc.constantFrom('all' as const, 'gad' as const, 'mad' as const, 'pad' as const),
      item: fc.string({ minLength: 1 }),
      art: fc.nat({ max: 998 }),
    })
    fc.assert(
      fc.property(view, (written) => {
        expect(parseShowcaseView(writeShowcaseView(written))).toEqual(written)
      }),
    )
  })

  it('is empty for what everyone sees first', () => {
    expect(writeShowcaseView(DEFAULT_SHOWCASE_VIEW)).toBe('')
    expect(parseShowcaseView('')).toEqual(DEFAULT_SHOWCASE_VIEW)
    expect(writeShowcaseView({ platform: 'all', item: null, art: 3 })).toBe('')
  })

  it.each(['?platform=tiktok', '?platform=', '?item=', '?art=2', '?art=0', '?art=-1', '?art=1e3', '?x=1'])(
    'passes over %s',
    (search) => {
      expect(parseShowcaseView(search)).toMatchObject({ platform: 'all', item: null })
    },
  )

  it('has the first artwork for a number that is none', () => {
    for (const art of ['0', '-1', '1e3', '9999', 'x']) expect(parseShowcaseView(`?item=1&art=${art}`).art).toBe(0)
    expect(parseShowcaseView('?item=1&art=2').art).toBe(1)
  })
})
