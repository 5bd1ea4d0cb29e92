import { describe, expect, it } from 'vitest'
import { splitName } from './splitName.ts'

describe('splitName', () => {
  it('begins the end at a word', () => {
    expect(splitName('The Works of Victor Hugo, vol. 12')).toEqual({
      head: 'The Works of Victor Hugo,',
      end: 'vol. 12',
    })
    expect(splitName('Turn the lamp on, video before a video')).toEqual({
      head: 'Turn the lamp on, video before',
      end: 'a video',
    })
  })

  it('cuts a word that is longer than the end', () => {
    expect(splitName('Donaudampfschifffahrtsgesellschaft')).toEqual({
      head: 'Donaudampfschifffahrtsgese',
      end: 'llschaft',
    })
  })

  it('keeps characters of several parts whole', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(splitName(family.repeat(12))).toEqual({ head: family.repeat(4), end: family.repeat(8) })
  })

  it('leaves short names whole', () => {
    expect(splitName('Pride and Prejudice')).toBeNull()
    expect(splitName('')).toBeNull()
  })
})
