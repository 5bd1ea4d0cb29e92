import { useEffect } from 'react'
import { useNotify } from '#components/Notifications/useNotify.ts'
import { switchingText } from '#domain/messages/switching.ts'
import { useSession } from '../session/SessionContext.tsx'

/** The first page of a session is on screen: nobody is on the way to it any more, and a change of account is told. */
export function Arrival() {
  const session = useSession()
  const notify = useNotify()
  useEffect(() => {
    const state = session.getState()
    if (state.status !== 'signed-in' || state.landing === null) return
    session.landed()
    const { name } = state.account ?? {}
    if (state.landing === 'switch' && name !== undefined) {
      notify({ variant: 'success', title: switchingText.switched, text: state.claims.masquerade ? switchingText.viewing(name) : switchingText.nowIn(name) })
    }
  }, [session, notify])
  return null
}
