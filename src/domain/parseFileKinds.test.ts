import { describe, expect, it } from 'vitest'
import { parseFileKinds } from './parseFileKinds.ts'
import { fileError } from './fileRules.ts'

describe('parseFileKinds', () => {
  it('recognises every name of a kind, without duplicates', () => {
    expect(parseFileKinds(['png', 'JPEG', 'jpg', '.PDF']).map(({ name }) => name)).toEqual(['PNG', 'JPG', 'PDF'])
  })

  it('matches unknown kinds by extension', () => {
    const kinds = parseFileKinds(['PSD'])
    expect(fileError({ name: 'jacket.psd', type: '', size: 4 }, { kinds, maxBytes: 9 })).toBeNull()
    expect(fileError({ name: 'jacket.png', type: 'image/png', size: 4 }, { kinds, maxBytes: 9 })).not.toBeNull()
  })

  it('ignores empty names', () => {
    expect(parseFileKinds(['', '.'])).toEqual([])
  })
})
