import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetFiles, saveFile } from './saveFile.ts'

const revoked: string[] = []

beforeEach(() => {
  forgetFiles()
  vi.useFakeTimers()
  revoked.length = 0
  let made = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(made += 1)}`,
      revokeObjectURL: (url: string) => revoked.push(url),
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('lets the address of a file go after a while', () => {
  saveFile('a.csv', new Blob(['a']))
  expect(revoked).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(revoked).toEqual(['blob:1'])
})

it('lets all of them go at once when told', () => {
  saveFile('a.csv', new Blob(['a']))
  saveFile('b.csv', new Blob(['b']))
  forgetFiles()
  expect(revoked).toEqual(['blob:1', 'blob:2'])
  forgetFiles()
  vi.advanceTimersByTime(10_000)
  expect(revoked).toHaveLength(2)
})
