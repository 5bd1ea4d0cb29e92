import { describe, expect, it } from 'vitest'
import { acceptAttribute, fileError, type FileRules } from './fileRules.ts'
import { fileText } from './messages/ad.ts'

const rules: FileRules = {
  kinds: [
    { name: 'PNG', mediaTypes: ['image/png'], extensions: ['.png'] },
    { name: 'JPG', mediaTypes: ['image/jpeg'], extensions: ['.jpg', '.jpeg'] },
  ],
  maxBytes: 50_000_000,
}
const errorOf = (name: string, type: string, size = 1000) => fileError({ name, type, size }, rules)

describe('fileError', () => {
  it('accepts files by type or extension, in any case', () => {
    expect(errorOf('story.png', 'image/png')).toBeNull()
    expect(errorOf('Story.JPEG', '')).toBeNull()
    expect(errorOf('story', 'image/PNG')).toBeNull()
    expect(errorOf('story.jpg', 'application/octet-stream')).toBeNull()
  })

  it('rejects other kinds and misleading names', () => {
    expect(errorOf('jacket.tiff', 'image/tiff')).toBe('File type not supported')
    expect(errorOf('png', '')).toBe('File type not supported')
    expect(errorOf('story.png.exe', '')).toBe('File type not supported')
  })

  it('rejects empty files and files over the limit', () => {
    expect(errorOf('story.png', 'image/png', 0)).toBe('This file is empty')
    expect(errorOf('story.png', 'image/png', 50_000_000)).toBeNull()
    expect(errorOf('story.png', 'image/png', 50_000_001)).toBe('File is over 50 MB')
  })
})

it('lists types and extensions in the accept attribute', () => {
  expect(acceptAttribute(rules.kinds)).toBe('image/png,.png,image/jpeg,.jpg,.jpeg')
})

describe('fileText', () => {
  it('lists the accepted kinds and the maximum size', () => {
    expect(fileText.accepted(['PNG', 'JPG', 'PDF', 'MP4'], 50_000_000, true)).toBe(
      'PNG, JPG, PDF or MP4, up to 50 MB each',
    )
    expect(fileText.accepted(['PNG'], 400_000, false)).toBe('PNG, up to 400 kB')
  })

  it('formats the progress of an upload', () => {
    expect(fileText.progress(640, 1000)).toBe('64%')
    expect(fileText.progress(1001, 1000)).toBe('100%')
    expect(fileText.progress(1_200_000, null)).toBe('1.2 MB')
    expect(fileText.progress(0, 0)).toBe('0 bytes')
  })
})
