import { useState } from 'react'
import { diffDays, isDay, type Day } from '#domain/day.ts'
import { SENT_FILES_KEPT_DAYS, type SentFile } from '#domain/material.ts'
import { keyForUser, readStored, store } from '#session/storedJson.ts'
import { useToday } from '#app/hooks/useToday.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'

const MAX_PER_TITLE = 20

/** Files by the id of their title, oldest first. */
type FilesByTitle = Readonly<Record<string, readonly SentFile[]>>

/**
 * The files that the user has sent for a title from this device, oldest first, and a function that remembers another.
 * The server has no list of them. Staff who masquerade have their own.
 * @param titleId null while it is not known
 */
export function useSentFiles(titleId: number | null): [readonly SentFile[], (file: Omit<SentFile, 'day'>) => void] {
  const state = useSessionState()
  const today = useToday()
  const userName = state.status === 'signed-in' ? state.user.userName : ''
  const key = keyForUser('sent-artwork', userName, currentAccountId(state) ?? '')
  const [byTitle, setByTitle] = useState(() => readFiles(key, today))

  const remember = (file: Omit<SentFile, 'day'>) => {
    if (titleId === null) return
    // Another tab may have stored more by now.
    const stored = readFiles(key, today)
    const files = [...(stored[titleId] ?? []), { ...file, day: today }].slice(-MAX_PER_TITLE)
    const next = { ...stored, [titleId]: files }
    store(key, next)
    setByTitle(next)
  }
  return [titleId === null ? [] : (byTitle[titleId] ?? []), remember]
}

/** What is stored and not too old. */
function readFiles(key: string, today: Day): FilesByTitle {
  const kept = Object.entries(Object(readStored(key)) as object).map(([titleId, files]): [string, SentFile[]] => [
    titleId,
    Array.isArray(files) ? files.filter((file) => isKept(file, today)) : [],
  ])
  return Object.fromEntries(kept.filter(([, files]) => files.length > 0))
}

function isKept(file: unknown, today: Day): file is SentFile {
  const { id, name, day } = Object(file) as Partial<Record<keyof SentFile, unknown>>
  return (
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof day === 'string' &&
    isDay(day) &&
    diffDays(day, today) < SENT_FILES_KEPT_DAYS
  )
}
