import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { CheckedFile } from '#components/inputs/FileDrop/FileDrop.tsx'
import { tellFailure } from '#domain/messages/failures.ts'
import { titleText } from '#domain/messages/titles.ts'
import type { MaterialNote, SendFile } from './material.ts'
import { changeMaterial, toSend, type MaterialChange, type MaterialEntry } from './materialEntries.ts'

/** What came of sending. */
export interface Outcome {
  sent: readonly string[]
  failed: number
  /** At least one was stopped on its way. */
  stopped: boolean
}

interface Material {
  entries: readonly MaterialEntry[]
  /** How many files are on their way; 0: none. */
  sending: number
  add: (files: readonly CheckedFile[]) => void
  remove: (id: string) => void
  /** Stops one file; the others go on. */
  cancel: (id: string) => void
  /** Sends what is to be sent, one file after the other, each in a request of its own. */
  sendAll: (note: MaterialNote) => Promise<Outcome>
  /** Stops all. */
  stop: () => void
}

/** The files of the Send material dialog and their way to the server. What is under way stops when the dialog goes. */
export function useMaterial(send: SendFile): Material {
  const [entries, setEntries] = useReducer(changeMaterial, [])
  const [sending, setSending] = useState(0)
  const now = useRef(entries)
  const underWay = useRef<{ id: string; controller: AbortController } | null>(null)
  const stopped = useRef(false)
  const nextId = useRef(0)

  // Read back at once: the next file is chosen between two renderings.
  const change = useCallback((what: MaterialChange) => {
    now.current = changeMaterial(now.current, what)
    setEntries(what)
  }, [])
  const stop = useCallback(() => {
    stopped.current = true
    underWay.current?.controller.abort()
  }, [])
  useEffect(() => stop, [stop])

  const isStopped = () => stopped.current

  const sendOne = async (entry: MaterialEntry, note: MaterialNote) => {
    const { id } = entry
    const controller = new AbortController()
    underWay.current = { id, controller }
    change({ do: 'progress', id, sent: 0, total: entry.file.size })
    const onProgress = (sent: number, total: number | null) => change({ do: 'progress', id, sent, total })
    const failure = await send(entry.file, note, { signal: controller.signal, onProgress })
    underWay.current = null
    if (failure === null) change({ do: 'done', id })
    else if (failure.kind === 'cancelled') change({ do: 'wait', id })
    else change({ do: 'fail', id, why: titleText.material.why(tellFailure(failure, '').title, failure.details) })
    return failure
  }

  const sendAll = async (note: MaterialNote): Promise<Outcome> => {
    stopped.current = false
    const wanted = toSend(now.current).map(({ id }) => id)
    const outcome = { sent: [] as string[], failed: 0, stopped: false }
    setSending(wanted.length)
    for (const id of wanted) {
      // It may have been removed while it waited.
      const entry = isStopped() ? undefined : toSend(now.current).find((each) => each.id === id)
      if (entry === undefined) continue
      const failure = await sendOne(entry, note)
      if (failure === null) outcome.sent.push(entry.file.name)
      else if (failure.kind !== 'cancelled') outcome.failed += 1
      else outcome.stopped = true
    }
    setSending(0)
    return outcome
  }

  return {
    entries,
    sending,
    add: (files) => change({ do: 'add', files, ids: files.map(() => String(nextId.current++)) }),
    remove: (id) => change({ do: 'remove', id }),
    cancel: (id) => {
      if (underWay.current?.id === id) underWay.current.controller.abort()
    },
    sendAll,
    stop,
  }
}
