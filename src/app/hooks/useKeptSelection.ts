import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { KeptSelection } from '#components/data/SelectionBar/useSelection.ts'
import { useRequests } from '#query/requests.ts'

/** By session and account, then by entry of the history. */
const selections = new WeakMap<object, Map<string, KeptSelection['initial']>>()

/** Keeps what is selected on a page with its entry of the history, so that Back finds it again. */
export function useKeptSelection(): KeptSelection {
  const session = useRequests()
  const { key } = useLocation()
  const [initial] = useState(() => selections.get(session)?.get(key) ?? new Set<number>())
  const onKeep = useCallback(
    (selected: KeptSelection['initial']) => {
      const kept = selections.get(session) ?? new Map<string, KeptSelection['initial']>()
      selections.set(session, kept.set(key, selected))
    },
    [session, key],
  )
  return { initial, onKeep }
}
