import { useCallback, useReducer, useRef } from 'react'
import { useAction } from '#components/lib/useAction.ts'
import type { CheckedFile } from '#components/inputs/FileDrop/FileDrop.tsx'
import { linkedController } from '#domain/abort.ts'
import { isRefusedFile } from '#domain/failure.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { materialText } from '#domain/messages/material.ts'
import type { Draft } from '#domain/draft.ts'
import type { MaterialDetails, SendFile } from '#domain/material.ts'
import { keptFiles, materialReducer, unsentFiles, type MaterialChange, type MaterialEntry } from './materialEntries.ts'

/** Result of sending files. */
export interface SendOutcome {
  /** Names of the files that were sent. */
  sent: string[]
  failed: number
  /** Names of the files that may have arrived: all was sent, but the server has not confirmed it. */
  unconfirmed: string[]
  /** Whether any upload was cancelled. */
  cancelled: boolean
  /** The list of files is gone, so that nothing shows what became of them. */
  isLeft: boolean
}

interface MaterialFiles {
  entries: readonly MaterialEntry[]
  /** Number of files in the current batch; 0 when idle. */
  batchSize: number
  add: (files: readonly CheckedFile[]) => void
  remove: (id: string) => void
  /** Removes all files that were not sent. */
  removeUnsent: () => void
  /** Cancels the upload of one file; the others continue. */
  cancel: (id: string) => void
  /** Sends all unsent files one after the other, each in its own request. */
  sendAll: (details: MaterialDetails) => Promise<SendOutcome>
  /** Cancels all remaining uploads. */
  cancelAll: () => void
}

/** Numbers all files of a visit: an upload that ends late must not change another file. */
let nextId = 0

/**
 * The file list of the "Send artwork" dialog and its uploads, which are cancelled when the dialog unmounts. The draft
 * keeps the unsent files, with what became of the one whose upload was cancelled then.
 */
export function useMaterialFiles(send: SendFile, draft: Draft<readonly MaterialEntry[]>): MaterialFiles {
  const [entries, applyChange] = useReducer(materialReducer, null, () => draft.read() ?? [])
  const latestEntries = useRef(entries)
  const currentUpload = useRef<{ id: string; controller: AbortController } | null>(null)

  // The action reads this ref: by the next file, the entries of its closure are stale.
  const dispatch = useCallback(
    (change: MaterialChange) => {
      latestEntries.current = materialReducer(latestEntries.current, change)
      draft.write(keptFiles(latestEntries.current))
      applyChange(change)
    },
    [draft],
  )

  const sendOne = async (entry: MaterialEntry, details: MaterialDetails, signal: AbortSignal) => {
    const { id } = entry
    const controller = linkedController(signal)
    currentUpload.current = { id, controller }
    dispatch({ type: 'progress', id, sent: 0, total: entry.file.size })
    const onProgress = (sent: number, total: number | null) => dispatch({ type: 'progress', id, sent, total })
    const failure = await send(entry.file, details, { signal: controller.signal, onProgress })
    controller.abort()
    currentUpload.current = null
    if (failure === null) dispatch({ type: 'done', id })
    else if (failure.kind === 'cancelled') dispatch({ type: 'reset', id })
    else {
      const { title } = describeAttempt(failure, '')
      const error =
        failure.kind === 'changed' ? materialText.changed(entry.file.name) : materialText.why(title, failure.details)
      dispatch({ type: 'fail', id, error, isRejected: isRefusedFile(failure) })
    }
    return failure
  }

  const { progress, start, cancel } = useAction({
    run: async (
      { signal, onProgress, isLeft },
      { details, outcome }: { details: MaterialDetails; outcome: SendOutcome },
    ) => {
      const ids = unsentFiles(latestEntries.current).map(({ id }) => id)
      for (const [at, id] of ids.entries()) {
        onProgress(at, ids.length)
        // The file may have been removed since the batch started.
        const entry = unsentFiles(latestEntries.current).find((candidate) => candidate.id === id)
        if (signal.aborted || entry === undefined) continue
        const failure = await sendOne(entry, details, signal)
        if (failure === null) outcome.sent.push(entry.file.name)
        else if (failure.kind === 'cancelled') outcome.cancelled = true
        else if (failure.kind === 'unconfirmed') outcome.unconfirmed.push(entry.file.name)
        else outcome.failed += 1
      }
      outcome.isLeft = isLeft()
    },
  })

  return {
    entries,
    batchSize: progress?.total ?? 0,
    add: (files) => dispatch({ type: 'add', files, ids: files.map(() => String(nextId++)) }),
    remove: (id) => dispatch({ type: 'remove', id }),
    removeUnsent: () => dispatch({ type: 'remove-unsent' }),
    cancel: (id) => {
      if (currentUpload.current?.id === id) currentUpload.current.controller.abort()
    },
    sendAll: async (details) => {
      const outcome: SendOutcome = { sent: [], failed: 0, unconfirmed: [], cancelled: false, isLeft: false }
      await start({ details, outcome })
      return outcome
    },
    cancelAll: cancel,
  }
}
