import { describe, expect, it, vi } from 'vitest'
import { queryEntity } from './endpoints/titles.ts'
import { AbortedError, ApiError } from './errors.ts'
import { readPages } from './readPages.ts'
import { serveTitles, ids, wellBehaved, type Serve } from './testing/servePages.ts'
import { rejectionOf, json } from './testing/testClient.ts'

describe('rows so far', () => {
  it('come with every page in any order if asked, and in order if not', async () => {
    const shown = async (inOrder: boolean) => {
      const { client } = serveTitles(wellBehaved(30), ({ offset }) => (offset === 10 ? 20 : 0))
      const parts: number[][] = []
      const onPage = (titles: { id: number }[]) => parts.push(titles.map(({ id }) => id))
      const whole = await readPages(client.call, queryEntity, { body: {}, limit: 10, inOrder, onPage })
      expect(whole.map(({ id }) => id)).toEqual(ids(30))
      return parts
    }
    const late = [...ids(10), ...ids(30).slice(20)]
    expect(await shown(false)).toEqual([ids(10), late, [...late, ...ids(20).slice(10)]])
    expect(await shown(true)).toEqual([ids(10), ids(30)])
  })

  it('are passed on with their progress when they have grown by a quarter, and all of them at the end', async () => {
    const { read, pages } = serveTitles(wellBehaved(200, { total: true }))
    await read()
    const lengths = pages.map((page) => page.ids.length)
    expect(lengths).toEqual([10, 20, 30, 40, 50, 70, 90, 120, 150, 190, 200])
    expect(pages.map(({ progress }) => progress)).toEqual(lengths.map((loaded) => ({ loaded, total: 200 })))
  })

  it('are passed on after a second, too', async () => {
    const { read, pages } = serveTitles(wellBehaved(100, { total: true }))
    vi.spyOn(Date, 'now').mockImplementation(() => pages.length * 1000)
    await read()
    expect(pages.map(({ ids: loaded }) => loaded.length)).toEqual(ids(10).map((index) => index * 10 + 10))
    vi.restoreAllMocks()
  })
})

describe('a list that is too long', () => {
  const readAtMost = (maxRows: number, serve: Serve) => {
    const { client, requests } = serveTitles(serve)
    const onPage = vi.fn()
    const error = rejectionOf(readPages(client.call, queryEntity, { body: {}, limit: 10, maxRows, onPage }))
    return { error, requests, onPage }
  }

  it('is not read beyond its first page, of which nothing is shown', async () => {
    const { error, requests, onPage } = readAtMost(94, wellBehaved(95))
    expect(await error).toMatchObject({ name: 'TooLongError', size: { of: 'rows', count: 95, limit: 94 } })
    expect(requests).toHaveLength(1)
    expect(onPage).not.toHaveBeenCalled()
  })

  it('is read up to the limit if it has no total', async () => {
    const { error, requests } = readAtMost(30, wellBehaved(95, { total: false }))
    expect(await error).toMatchObject({ name: 'TooLongError', size: { of: 'rows', count: null, limit: 30 } })
    expect(requests).toHaveLength(4)
  })

  it('is read if it has just as many rows', async () => {
    const { client } = serveTitles(wellBehaved(95))
    expect(await readPages(client.call, queryEntity, { body: {}, limit: 10, maxRows: 95 })).toHaveLength(95)
  })
})

describe('stopping', () => {
  it('throws the first error and aborts the other requests', async () => {
    const { read, requests } = serveTitles(
      (request) => (request.offset === 20 ? json({}, { status: 500 }) : wellBehaved(95)(request)),
      ({ offset }) => (offset === 20 ? 5 : offset > 0 ? 200 : 0),
    )
    const error = await rejectionOf(read())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toHaveProperty('status', 500)
    expect(requests.map(({ offset }) => offset)).toEqual([0, 10, 20, 30, 40])
    expect(requests.slice(1).every(({ signal }) => signal?.aborted)).toBe(true)
  })

  it('throws AbortedError if cancelled, during or before reading', async () => {
    const controller = new AbortController()
    const { read, requests, pages } = serveTitles(wellBehaved(95), ({ offset }) => (offset > 0 ? 200 : 0))
    const failure = rejectionOf(read(10, controller.signal))
    await expect.poll(() => pages).toHaveLength(1)
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(requests.every(({ signal }) => signal?.aborted)).toBe(true)
    const before = requests.length
    expect(await rejectionOf(read(10, controller.signal))).toBeInstanceOf(AbortedError)
    expect(requests).toHaveLength(before)
  })
})
