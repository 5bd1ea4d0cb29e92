import { describe, expect, it } from 'vitest'
import { fileKinds } from './fileKinds.ts'
import { fileFault } from './fileRules.ts'

describe('parseFileKinds', () => {
  it('recognises every name of a kind, without duplicates', () => {
    expect(fileKinds(['png', 'JPEG', 'jpg', '.PDF']).map(({ name }) => name)).toEqual(['PNG', 'JPG', 'PDF'])
  })

  it('matches unknown kinds by extension', () => {
    const kinds = fileKinds(['PSD'])
    expect(fileFault({ name: 'jacket.psd', type: '', size: 4 }, { kinds, maxBytes: 9 })).toBeNull()
    expect(fileFault({ name: 'jacket.png', type: 'image/png', size: 4 }, { kinds, maxBytes: 9 })).not.toBeNull()
  })

  it('ignores empty names', () => {
    expect(fileKinds(['', '.'])).toEqual([])
  })
})
