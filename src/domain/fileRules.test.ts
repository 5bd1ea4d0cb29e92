import { describe, expect, it } from 'vitest'
import { acceptOf, fileFault, type FileRules } from './fileRules.ts'
import { fileText } from './messages/ad.ts'

const rules: FileRules = {
  kinds: [
    { name: 'PNG', types: ['image/png'], endings: ['.png'] },
    { name: 'JPG', types: ['image/jpeg'], endings: ['.jpg', '.jpeg'] },
  ],
  maxBytes: 50_000_000,
}
const fault = (name: string, type: string, size = 1000) => fileFault({ name, type, size }, rules)

describe('fileFault', () => {
  it('accepts by type or by ending, in any case', () => {
    expect(fault('story.png', 'image/png')).toBeNull()
    expect(fault('Story.JPEG', '')).toBeNull()
    expect(fault('story', 'image/PNG')).toBeNull()
    expect(fault('story.jpg', 'application/octet-stream')).toBeNull()
  })

  it('refuses other kinds, and names that only look alike', () => {
    expect(fault('jacket.tiff', 'image/tiff')).toBe('This kind of file is not accepted')
    expect(fault('png', '')).toBe('This kind of file is not accepted')
    expect(fault('story.png.exe', '')).toBe('This kind of file is not accepted')
  })

  it('refuses what is empty or over the limit, not what just fits', () => {
    expect(fault('story.png', 'image/png', 0)).toBe('This file is empty')
    expect(fault('story.png', 'image/png', 50_000_000)).toBeNull()
    expect(fault('story.png', 'image/png', 50_000_001)).toBe('Larger than 50 MB')
  })
})

it('tells a file input what to offer', () => {
  expect(acceptOf(rules.kinds)).toBe('image/png,.png,image/jpeg,.jpg,.jpeg')
})

describe('fileText', () => {
  it('lists what is accepted', () => {
    expect(fileText.accepted(['PNG', 'JPG', 'PDF', 'MP4'], 50_000_000, true)).toBe(
      'PNG, JPG, PDF or MP4, up to 50 MB each',
    )
    expect(fileText.accepted(['PNG'], 400_000, false)).toBe('PNG, up to 400 kB')
  })

  it('tells how far a file has come', () => {
    expect(fileText.progress(640, 1000)).toBe('64%')
    expect(fileText.progress(1001, 1000)).toBe('100%')
    expect(fileText.progress(1_200_000, null)).toBe('1.2 MB')
    expect(fileText.progress(0, 0)).toBe('0 bytes')
  })
})
