import { afterEach, describe, expect, it, vi } from 'vitest'
import { logError, sleepMeow } from '#api/endpoints/account.ts'
import { downloadElad, getElad, getEladRating, queryElad, rateElad, uploadCard } from '#api/endpoints/ads.ts'
import { followClick, resetPassword } from '#api/endpoints/public.ts'
import { clearMemory, loggedErrors, savedCards } from '../world/memory.ts'
import { UNSAFE_CLICK } from './public.ts'
import { call, customerToken, callAndParse } from './testCall.ts'

afterEach(() => {
  clearMemory()
  vi.useRealTimers()
})

const ad = { params: { elad_id: 10102 } }

describe('saved data', () => {
  it('returns a rating in every answer that has one, until it is withdrawn', async () => {
    const rating = await callAndParse(rateElad, { ...ad, query: { rating: 2, comment: 'A touch darker?' } })
    expect(rating).toEqual({
      rating: 2,
      comment: 'A touch darker?',
      userName: 'demo@harbourvale.example',
      day: '2026-11-20',
    })
    expect(await callAndParse(getEladRating, ad)).toEqual(rating)
    expect((await callAndParse(getElad, ad)).rating).toBe(2)
    expect((await callAndParse(queryElad, { body: { elad_id: [10102] } })).rows[0]?.rating).toBe(2)
    await callAndParse(rateElad, { ...ad, query: { rating: '' } })
    expect(await callAndParse(getEladRating, ad)).toMatchObject({ rating: null, comment: null })
  })

  it('is gone after a reset', async () => {
    const before = await callAndParse(getEladRating, ad)
    await callAndParse(rateElad, { ...ad, query: { rating: 1 } })
    clearMemory()
    expect(await callAndParse(getEladRating, ad)).toEqual(before)
  })

  it('numbers material consecutively', async () => {
    const send = async (name: string) => {
      const body = new FormData()
      body.set('file', new File(['1234'], name))
      return callAndParse(uploadCard, {
        body,
        query: { entity_id: 101, ave_id: 10101, art_type_cls: 'story', msg: 'For the story' },
      })
    }
    const [first, second] = [await send('a.png'), await send('b.png')]
    expect(second).toBe(first + 1)
    expect(savedCards()).toMatchObject([
      {
        fileName: 'a.png',
        bytes: 4,
        titleId: 101,
        adId: 10101,
        kindId: 'story',
        message: 'For the story',
        accountId: 'HV01',
      },
      { fileName: 'b.png' },
    ])
  })

  it('lists logged errors', async () => {
    expect((await call(logError, { body: { error: 'TypeError: x' } })).status).toBe(204)
    expect(loggedErrors()).toEqual(['TypeError: x'])
  })
})

describe('a download', () => {
  it('is a file with an ASCII name and a UTF-8 name', async () => {
    const response = await call(downloadElad, { params: { elad_id: 10101 } })
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="Dracula  Read it with the lamp on 1080x1080.svg"; filename*=UTF-8\'\'Dracula%20%E2%80%93%20Read%20it%20with%20the%20lamp%20on%201080x1080.svg',
    )
    const text = await response.text()
    expect(text).toContain('width="1080" height="1080"')
    expect(Number(response.headers.get('content-length'))).toBe(new TextEncoder().encode(text).length)
  })

  it('of a video ad is its video', async () => {
    const response = await call(downloadElad, { params: { elad_id: 10103 } })
    expect(response.headers.get('content-type')).toBe('video/webm')
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3])
  })

  it('copes with any name', async () => {
    const ads = (
      await callAndParse(queryElad, {
        token: customerToken('QA07'),
        body: { entity_id: Array.from({ length: 12 }, (_, index) => 2129 + index) },
      })
    ).rows
    expect(ads.length).toBeGreaterThan(5)
    for (const { id } of ads) {
      const response = await call(downloadElad, { token: customerToken('QA07'), params: { elad_id: id } })
      expect([
        response.status,
        response.headers.get('content-disposition')?.startsWith('attachment; filename="'),
      ]).toEqual([200, true])
    }
  })
})

describe('other endpoints', () => {
  it('sleep_meow waits for the requested time, at most a minute', async () => {
    vi.useFakeTimers()
    for (const [requestedS, expectedS] of [
      [2, 2],
      [500, 60],
    ] as const) {
      let done = false
      const answer = call(sleepMeow, { params: { dur: requestedS } }).then((response) => {
        done = true
        return response
      })
      await vi.advanceTimersByTimeAsync(expectedS * 1000 - 50)
      expect(done).toBe(false)
      await vi.advanceTimersByTimeAsync(100)
      expect((await answer).status).toBe(204)
    }
  })

  it('a click-through links to the book’s page, an unknown one is not found, and one is unsafe', async () => {
    expect(await callAndParse(followClick, { token: null, params: { id: '10101' } })).toBe(
      'https://books.harbourvale.example/gb/101?from=feed',
    )
    expect((await call(followClick, { token: null, params: { id: 'nothing' } })).status).toBe(404)
    expect(await callAndParse(followClick, { token: null, params: { id: UNSAFE_CLICK } })).toMatch(/^javascript:/)
  })

  it('a wrong reset token is refused', async () => {
    expect((await call(resetPassword, { token: null, body: { token: 'stale', passwd: 'new' } })).status).toBe(400)
  })
})
