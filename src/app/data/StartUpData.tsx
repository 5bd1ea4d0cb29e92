import { useEffect, useRef } from 'react'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { startUpFailureNotice, useStartUpData } from './useStartUpData.ts'

/** Loads the lists of the start on pages that do not show them, too (spec section 4), and says if they fail. */
export function StartUpData() {
  const { isComplete, failure } = useStartUpData()
  const notify = useNotify()
  /** Once, until they have loaded: pages have them loaded again by themselves. */
  const isSaid = useRef(false)
  useEffect(() => {
    if (failure !== null && !isSaid.current) notify(startUpFailureNotice(failure))
    isSaid.current = !isComplete && (isSaid.current || failure !== null)
  }, [isComplete, failure, notify])
  return null
}
