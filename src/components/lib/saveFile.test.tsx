import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { revokeFileUrls, saveFile } from './saveFile.ts'

const revokedUrls: string[] = []

beforeEach(() => {
  revokeFileUrls()
  vi.useFakeTimers()
  revokedUrls.length = 0
  let urlCount = 0
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(urlCount += 1)}`,
      revokeObjectURL: (url: string) => revokedUrls.push(url),
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('revokes the URL of a file after ten seconds', () => {
  saveFile('a.csv', new Blob(['a']))
  expect(revokedUrls).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(revokedUrls).toEqual(['blob:1'])
})

it('revokes all URLs at once', () => {
  saveFile('a.csv', new Blob(['a']))
  saveFile('b.csv', new Blob(['b']))
  revokeFileUrls()
  expect(revokedUrls).toEqual(['blob:1', 'blob:2'])
  revokeFileUrls()
  vi.advanceTimersByTime(10_000)
  expect(revokedUrls).toHaveLength(2)
})
