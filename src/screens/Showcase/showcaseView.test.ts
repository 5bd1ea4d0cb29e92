import { describe, expect, it } from 'vitest'
import { showcaseAddress } from './showcaseView.ts'

const { defaults, read, write } = showcaseAddress

describe('showcaseAddress', () => {
  it('leaves out defaults', () => {
    expect(write(defaults)).toBe('')
    expect(read('').value).toEqual(defaults)
    expect(write({ platform: 'all', item: null, art: 3 })).toBe('')
  })

  it.each(['?platform=tiktok', '?platform=', '?item=', '?art=2', '?art=0', '?art=-1', '?art=1e3', '?x=1'])(
    'ignores %s',
    (search) => {
      expect(read(search).value).toMatchObject({ platform: 'all', item: null })
    },
  )

  it('falls back to the first artwork for an invalid number', () => {
    for (const art of ['0', '-1', '1e3', '9999', 'x']) expect(read(`?item=1&art=${art}`).value.art).toBe(0)
    expect(read('?item=1&art=2').value.art).toBe(1)
  })
})
