import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AbortedError } from '#api/errors.ts'
import { NotifyContext } from '../feedback/Notifications/useNotify.ts'
import { useAction } from './useAction.ts'

interface Run {
  input: string
  signal: AbortSignal
  onProgress: (loaded: number, total: number | null) => void
  isLeft: () => boolean
  resolve: () => void
  reject: (error: Error) => void
}

let runs: Run[] = []
const notify = vi.fn()
const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <NotifyContext value={notify}>{children}</NotifyContext>
  </StrictMode>
)

beforeEach(() => {
  runs = []
  notify.mockReset()
})
afterEach(cleanup)

function renderAction(options: { scope?: { signal: AbortSignal } | null; isNotified?: boolean } = {}) {
  const { scope, isNotified = false } = options
  const hook = renderHook(
    () =>
      useAction({
        run: ({ signal, onProgress, isLeft }, input: string) =>
          new Promise<void>((resolve, reject) => {
            runs.push({ input, signal, onProgress, isLeft, resolve, reject })
            signal.addEventListener('abort', () => reject(new AbortedError()))
          }),
        failureFrom: (error) => (error as Error).message,
        ...(isNotified && {
          successNotice: (text: string) => ({ title: 'Done', text }),
          failureNotice: (text: string, isLeft: boolean) => ({
            title: 'Failed',
            text: isLeft ? `${text}, left` : text,
          }),
        }),
        ...(scope !== undefined && { scope }),
      }),
    { wrapper },
  )
  /** What the starts resolved with. */
  const outcomes: (string | null)[] = []
  const start = (input = 'first') =>
    act(() => void hook.result.current.start(input).then((outcome) => outcomes.push(outcome)))
  return { ...hook, start, outcomes }
}
const end = (work: () => void) =>
  act(async () => {
    work()
    await Promise.resolve()
  })

it('runs one at a time, with its input', async () => {
  const { result, start, outcomes } = renderAction()
  expect(result.current.progress).toBeNull()
  start()
  start('while it runs')
  expect(runs.map(({ input }) => input)).toEqual(['first'])
  await end(() => runs[0]?.resolve())
  expect(result.current).toMatchObject({ progress: null, failure: null })
  start('second')
  expect(runs.map(({ input }) => input)).toEqual(['first', 'second'])
  await end(() => runs[1]?.resolve())
  expect(outcomes).toEqual([null, null, null])
})

it('has its progress while it runs', async () => {
  const { result, start } = renderAction()
  start()
  expect(result.current.progress).toEqual({ loaded: 0, total: null })
  act(() => runs[0]?.onProgress(5, 20))
  expect(result.current.progress).toEqual({ loaded: 5, total: 20 })
  await end(() => runs[0]?.resolve())
  expect(result.current.progress).toBeNull()
  act(() => runs[0]?.onProgress(20, 20))
  expect(result.current.progress).toBeNull()
})

it('cancels without a failure, and can start again', async () => {
  const { result, start, outcomes } = renderAction({ isNotified: true })
  start()
  await end(() => result.current.cancel())
  expect(runs[0]?.signal.aborted).toBe(true)
  expect(result.current).toMatchObject({ progress: null, failure: null })
  start('second')
  await end(() => runs[0]?.onProgress(20, 20))
  expect(result.current.progress).toEqual({ loaded: 0, total: null })
  await end(() => runs[1]?.resolve())
  expect(outcomes).toEqual([null, null])
  expect(notify).toHaveBeenCalledExactlyOnceWith({ variant: 'success', title: 'Done', text: 'second' })
})

it('may start again as soon as it was cancelled, whatever becomes of the cancelled run', async () => {
  const { result, start, outcomes } = renderAction()
  act(() => {
    void result.current.start('first').then((outcome) => outcomes.push(outcome))
    result.current.cancel()
    void result.current.start('second').then((outcome) => outcomes.push(outcome))
  })
  expect(runs.map(({ input }) => input)).toEqual(['first', 'second'])
  await end(() => runs[1]?.onProgress(1, 2))
  expect(result.current.progress).toEqual({ loaded: 1, total: 2 })
  start('third')
  expect(runs).toHaveLength(2)
  await end(() => runs[1]?.reject(new Error('No')))
  expect(outcomes).toEqual([null, null, 'No'])
  await end(() => result.current.cancel())
  expect(result.current.failure).toBeNull()
})

describe('a failure', () => {
  it('stays until the next start, and is what the start resolves with', async () => {
    const { result, start, outcomes } = renderAction()
    start()
    await end(() => runs[0]?.reject(new Error('No')))
    expect(result.current).toMatchObject({ progress: null, failure: 'No' })
    expect(outcomes).toEqual(['No'])
    expect(notify).not.toHaveBeenCalled()
    start()
    expect(result.current.failure).toBeNull()
  })

  it('is notified once if it has a notice', async () => {
    const { start } = renderAction({ isNotified: true })
    start()
    await end(() => runs[0]?.reject(new Error('No')))
    expect(notify).toHaveBeenCalledExactlyOnceWith({ variant: 'error', title: 'Failed', text: 'No' })
  })

  it('is none if the call was aborted by the client', async () => {
    const { result, start, outcomes } = renderAction({ isNotified: true })
    start()
    await end(() => runs[0]?.reject(new AbortedError()))
    expect(result.current).toMatchObject({ progress: null, failure: null })
    expect(outcomes).toEqual([null])
    expect(notify).not.toHaveBeenCalled()
  })
})

it('is aborted on unmount, without a notice', async () => {
  const { start, unmount, outcomes } = renderAction({ isNotified: true })
  start()
  unmount()
  expect(runs[0]?.signal.aborted).toBe(true)
  await end(() => runs[0]?.reject(new Error('No')))
  expect(outcomes).toEqual([null])
  expect(notify).not.toHaveBeenCalled()
})

it('goes on after unmount without a scope, and knows that', async () => {
  const { start, unmount, outcomes } = renderAction({ scope: null, isNotified: true })
  start()
  expect(runs[0]?.isLeft()).toBe(false)
  unmount()
  expect(runs[0]?.isLeft()).toBe(true)
  expect(runs[0]?.signal.aborted).toBe(false)
  await end(() => runs[0]?.reject(new Error('No')))
  expect(outcomes).toEqual(['No'])
  expect(notify).toHaveBeenCalledExactlyOnceWith({ variant: 'error', title: 'Failed', text: 'No, left' })
})

it('is notified if it succeeds, but not if it was aborted', async () => {
  const { start, result } = renderAction({ isNotified: true })
  start()
  await end(() => runs[0]?.resolve())
  expect(notify).toHaveBeenCalledExactlyOnceWith({ variant: 'success', title: 'Done', text: 'first' })
  start()
  await end(() => result.current.cancel())
  expect(notify).toHaveBeenCalledOnce()
})

describe('in a scope', () => {
  it('goes on after unmount, and its failure is notified', async () => {
    const { start, unmount } = renderAction({ scope: new AbortController(), isNotified: true })
    start()
    unmount()
    expect(runs[0]?.signal.aborted).toBe(false)
    await end(() => runs[0]?.reject(new Error('No')))
    expect(notify).toHaveBeenCalledOnce()
  })

  it('ends with the scope, without a failure', async () => {
    const scope = new AbortController()
    const { result, start } = renderAction({ scope, isNotified: true })
    start()
    await end(() => scope.abort())
    expect(runs[0]?.signal.aborted).toBe(true)
    expect(result.current).toMatchObject({ progress: null, failure: null })
    expect(notify).not.toHaveBeenCalled()
  })

  it('ends with the signal that the scope has at its start', async () => {
    const [before, current] = [new AbortController(), new AbortController()]
    const scope = { signal: before.signal }
    const { start } = renderAction({ scope })
    before.abort()
    scope.signal = current.signal
    start()
    expect(runs[0]?.signal.aborted).toBe(false)
    await end(() => current.abort())
    expect(runs[0]?.signal.aborted).toBe(true)
  })
})
