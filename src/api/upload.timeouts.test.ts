import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { uploadCard } from './endpoints/ads.ts'
import { AbortedError, TimeoutError, UnconfirmedError } from './errors.ts'
import { FakeRequest } from './testing/fakeRequest.ts'
import { rejectionOf } from './testing/testClient.ts'
import { upload, uploadWith } from './upload.ts'

beforeEach(() => {
  FakeRequest.requests = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const client = createClient({ host: 'https://api.example', token: () => 'abc' })
const start = (signal?: AbortSignal) => upload(client, uploadCard, { body: new FormData(), signal })

describe('an upload', () => {
  it('ends after 30 s in which nothing was sent', async () => {
    const failure = rejectionOf(start())
    await vi.advanceTimersByTimeAsync(29_000)
    FakeRequest.only.progress(10)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(FakeRequest.only.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toBeInstanceOf(TimeoutError)
    expect(FakeRequest.only.aborted).toBe(true)
  })

  it('may take as long as bytes move', async () => {
    const done = start()
    for (let sent = 0; sent <= 100; sent += 10) {
      await vi.advanceTimersByTimeAsync(29_000)
      FakeRequest.only.progress(sent)
    }
    FakeRequest.only.answer()
    await expect(done).resolves.toBe(31)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits 120 s for the answer after its last byte: then nobody knows whether it arrived', async () => {
    const failure = rejectionOf(start())
    FakeRequest.only.sendLastByte()
    await vi.advanceTimersByTimeAsync(119_999)
    expect(FakeRequest.only.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toBeInstanceOf(UnconfirmedError)
    expect(FakeRequest.requests).toHaveLength(1)
  })

  it('sends nothing if it was cancelled before it could start', async () => {
    const context = { config: { host: '', token: () => 'abc' }, reportProblem: () => undefined }
    const options = { body: new FormData(), signal: AbortSignal.abort() }
    expect(await rejectionOf(uploadWith(context, uploadCard, options))).toBeInstanceOf(AbortedError)
    expect(FakeRequest.requests).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('may have arrived if cancelled after its last byte', async () => {
    const controller = new AbortController()
    const failure = rejectionOf(start(controller.signal))
    FakeRequest.only.sendLastByte()
    controller.abort()
    expect(await failure).toBeInstanceOf(UnconfirmedError)
    expect(FakeRequest.only.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('has not arrived if cancelled before its last byte', async () => {
    const controller = new AbortController()
    const failure = rejectionOf(start(controller.signal))
    FakeRequest.only.progress(99)
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
  })

  it('is an AbortedError if cancelled while it waits', async () => {
    const controller = new AbortController()
    const failure = rejectionOf(start(controller.signal))
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(FakeRequest.only.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
