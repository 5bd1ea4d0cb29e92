import { describe, expect, it } from 'vitest'
import { describeFileChanges, fileStateOf, type FileEntry } from './fileEntry.ts'

const entry = (id: string, more: Partial<FileEntry> = {}): FileEntry => ({
  id,
  file: { name: `${id}.png`, type: 'image/png', size: 1000 },
  ...more,
})

describe('fileStateOf', () => {
  it('prefers failed over any other state, so that the error always shows', () => {
    expect(fileStateOf(entry('a'))).toBe('chosen')
    expect(fileStateOf(entry('a', { progress: { sent: 0, total: null } }))).toBe('sending')
    expect(fileStateOf(entry('a', { progress: { sent: 9, total: 9 }, done: true }))).toBe('done')
    expect(fileStateOf(entry('a', { progress: { sent: 3, total: 9 }, error: 'Gone' }))).toBe('failed')
  })
})

describe('describeFileChanges', () => {
  it('announces new files and their errors', () => {
    expect(
      describeFileChanges([entry('a')], [entry('a'), entry('b'), entry('c', { error: 'This file is empty' })]),
    ).toBe('b.png added. c.png: This file is empty')
  })

  it('announces the end of each upload once', () => {
    const [sending, done] = [entry('a', { progress: { sent: 1, total: 2 } }), entry('a', { done: true })]
    expect(describeFileChanges([sending], [done])).toBe('a.png sent')
    expect(describeFileChanges([done], [done, entry('b')])).toBe('b.png added')
  })

  it('announces neither progress nor removed files', () => {
    expect(describeFileChanges([entry('a')], [entry('a', { progress: { sent: 0, total: 2 } })])).toBe('')
    expect(
      describeFileChanges(
        [entry('a', { progress: { sent: 1, total: 2 } })],
        [entry('a', { progress: { sent: 2, total: 2 } })],
      ),
    ).toBe('')
    expect(describeFileChanges([entry('a'), entry('b')], [entry('b')])).toBe('')
    expect(
      describeFileChanges([entry('a', { error: 'Gone' })], [entry('a', { progress: { sent: 0, total: 2 } })]),
    ).toBe('')
  })
})
