import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AbortedError, ApiError, DownloadError } from '#api/errors.ts'
import { NotifyContext } from '#components/feedback/Notifications/useNotify.ts'
import { useDownload } from './useDownload.ts'

interface PendingDownload {
  signal: AbortSignal
  onProgress: (loaded: number, total: number | null) => void
  resolve: (file: { blob: Blob; name: string }) => void
  reject: (error: Error) => void
}

const downloads: PendingDownload[] = []
vi.mock('#api/download.ts', () => ({
  download: (
    _client: unknown,
    _endpoint: unknown,
    { signal, onProgress }: Pick<PendingDownload, 'signal' | 'onProgress'>,
  ) =>
    new Promise((resolve, reject) => {
      downloads.push({ signal, onProgress, resolve, reject })
      signal.addEventListener('abort', () => reject(new AbortedError()))
    }),
}))
vi.mock('#session/useClient.ts', () => ({ useClient: () => null }))
const saveFile = vi.hoisted(() => vi.fn())
vi.mock('#components/lib/saveFile.ts', () => ({ saveFile }))

beforeEach(() => {
  downloads.length = 0
  saveFile.mockReset()
})
afterEach(cleanup)

function start() {
  const notify = vi.fn()
  const hook = renderHook(() => useDownload(12), {
    wrapper: ({ children }) => <NotifyContext value={notify}>{children}</NotifyContext>,
  })
  act(() => {
    hook.result.current.start()
  })
  return { ...hook, notify }
}
const file = { blob: new Blob(['x']), name: 'lamp.png' }

it('starts one download at a time, reports progress and saves the file', async () => {
  const { result, notify } = start()
  act(() => {
    result.current.start()
  })
  expect(downloads).toHaveLength(1)
  expect(result.current.progress).toEqual({ loaded: 0, total: null })
  act(() => downloads[0]?.onProgress(5, 20))
  expect(result.current.progress).toEqual({ loaded: 5, total: 20 })
  act(() => downloads[0]?.resolve(file))
  await waitFor(() => expect(result.current.progress).toBeNull())
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('lamp.png', file.blob)
  expect(notify).toHaveBeenCalledExactlyOnceWith({ variant: 'success', title: 'Downloaded', text: 'lamp.png' })
})

it('can be cancelled without a message, and started again', async () => {
  const { result, notify } = start()
  await act(async () => {
    result.current.cancel()
    await Promise.resolve()
  })
  expect(downloads[0]?.signal.aborted).toBe(true)
  expect(result.current).toMatchObject({ progress: null, failure: null })
  act(() => {
    result.current.start()
  })
  await act(() => Promise.resolve())
  expect(downloads).toHaveLength(2)
  expect(result.current.progress).not.toBeNull()
  expect(notify).not.toHaveBeenCalled()
})

it('has the failure until the next attempt', async () => {
  const { result, notify } = start()
  act(() =>
    downloads[0]?.reject(new DownloadError(new ApiError({ url: '/x', status: 500, statusText: '', body: null }))),
  )
  await waitFor(() => expect(result.current.failure).toMatchObject({ kind: 500 }))
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    variant: 'error',
    title: 'Download failed',
    text: 'Internal Server Error',
  })
  expect(saveFile).not.toHaveBeenCalled()
  act(() => {
    result.current.start()
  })
  expect(result.current.failure).toBeNull()
  expect(downloads).toHaveLength(2)
})

it('is aborted on unmount', () => {
  const { unmount } = start()
  unmount()
  expect(downloads[0]?.signal.aborted).toBe(true)
})
