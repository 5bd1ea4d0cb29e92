import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '#api/client.ts'
import { AbortedError, ApiError, DownloadError } from '#api/errors.ts'
import { useDownload } from './useDownload.ts'

interface Asked {
  signal: AbortSignal
  onProgress: (loaded: number, total: number | null) => void
  answer: (file: { blob: Blob; name: string }) => void
  fail: (error: Error) => void
}

const asked: Asked[] = []
const client = {
  download: (_endpoint: unknown, { signal, onProgress }: Pick<Asked, 'signal' | 'onProgress'>) =>
    new Promise((answer, fail) => {
      asked.push({ signal, onProgress, answer, fail })
      signal.addEventListener('abort', () => fail(new AbortedError()))
    }),
} as unknown as Client

vi.mock('../../session/useClient.ts', () => ({ useClient: () => client }))
const saveFile = vi.hoisted(() => vi.fn())
vi.mock('#components/lib/saveFile.ts', () => ({ saveFile }))

beforeEach(() => {
  asked.length = 0
  saveFile.mockReset()
})
afterEach(cleanup)

function start() {
  const [onDone, onFailed] = [vi.fn(), vi.fn()]
  const hook = renderHook(() => useDownload(12, { onDone, onFailed }))
  act(() => hook.result.current.start())
  return { ...hook, onDone, onFailed }
}
const file = { blob: new Blob(['x']), name: 'lamp.png' }

it('asks once however often it is started, tells how far it is, and hands the file over', async () => {
  const { result, onDone } = start()
  act(() => result.current.start())
  expect(asked).toHaveLength(1)
  expect(result.current.progress).toEqual({ loaded: 0, total: null })
  act(() => asked[0]?.onProgress(5, 20))
  expect(result.current.progress).toEqual({ loaded: 5, total: 20 })
  act(() => asked[0]?.answer(file))
  await waitFor(() => expect(result.current.progress).toBeNull())
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('lamp.png', file.blob)
  expect(onDone).toHaveBeenCalledExactlyOnceWith('lamp.png')
})

it('can be stopped in silence, and started again', async () => {
  const { result, onFailed } = start()
  act(() => result.current.cancel())
  expect(asked[0]?.signal.aborted).toBe(true)
  expect(result.current).toMatchObject({ progress: null, failure: null })
  act(() => result.current.start())
  await act(() => Promise.resolve())
  expect(asked).toHaveLength(2)
  expect(result.current.progress).not.toBeNull()
  expect(onFailed).not.toHaveBeenCalled()
})

it('says why it failed until the next try', async () => {
  const { result, onFailed } = start()
  act(() => asked[0]?.fail(new DownloadError(new ApiError({ url: '/x', status: 500, statusText: '', body: null }))))
  await waitFor(() =>
    expect(result.current.failure).toMatchObject({ kind: 'download', details: ['Internal Server Error'] }),
  )
  expect(onFailed).toHaveBeenCalledOnce()
  expect(saveFile).not.toHaveBeenCalled()
  act(() => result.current.start())
  expect(result.current.failure).toBeNull()
  expect(asked).toHaveLength(2)
})

it('ends with the page', () => {
  const { unmount } = start()
  unmount()
  expect(asked[0]?.signal.aborted).toBe(true)
})
