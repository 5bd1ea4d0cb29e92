import { useEffect, useRef } from 'react'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { switchingText } from '#domain/messages/session.ts'
import { useSession } from '../session/SessionContext.tsx'

/** Tells, once, of the account that was changed to. */
export function Arrival() {
  const session = useSession()
  const notify = useNotify()
  const told = useRef(false)
  useEffect(() => {
    const state = session.getState()
    if (told.current || state.status !== 'signed-in' || state.account === null) return
    told.current = true
    const { name } = state.account
    notify({
      variant: 'success',
      title: switchingText.switched,
      text: state.claims.masquerade ? switchingText.viewing(name) : switchingText.nowIn(name),
    })
  }, [session, notify])
  return null
}
