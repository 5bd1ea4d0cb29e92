import { describe, expect, it } from 'vitest'
import { fileKinds } from './fileKinds.ts'
import { fileFault } from './fileRules.ts'

describe('fileKinds', () => {
  it('knows a kind by each of its names, once', () => {
    expect(fileKinds(['png', 'JPEG', 'jpg', '.PDF']).map(({ name }) => name)).toEqual(['PNG', 'JPG', 'PDF'])
  })

  it('goes by the ending of a kind it does not know', () => {
    const kinds = fileKinds(['PSD'])
    expect(fileFault({ name: 'jacket.psd', type: '', size: 4 }, { kinds, maxBytes: 9 })).toBeNull()
    expect(fileFault({ name: 'jacket.png', type: 'image/png', size: 4 }, { kinds, maxBytes: 9 })).not.toBeNull()
  })

  it('makes nothing of nothing', () => {
    expect(fileKinds(['', '.'])).toEqual([])
  })
})
