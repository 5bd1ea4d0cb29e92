import { useSessionState } from '../session/SessionContext.tsx'
import { useOnline } from '../useOnline.ts'

/** Whether Notices has anything to say to the person who is signed in; most of the time it has not, and is not fetched. */
export function useHasNotices(): boolean {
  const state = useSessionState()
  const online = useOnline()
  return (
    state.status === 'signed-in' &&
    (!online || state.peopleFailure !== null || state.expiring || state.changedElsewhere)
  )
}
