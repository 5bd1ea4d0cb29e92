import { useEffect, useRef } from 'react'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { switchingText } from '#domain/messages/session.ts'
import { useSession } from '#session/SessionContext.tsx'

/** Notifies the user once of the account switch that started this session. Renders nothing. */
export function AccountSwitchNotice() {
  const session = useSession()
  const notify = useNotify()
  const hasNotified = useRef(false)
  useEffect(() => {
    const state = session.getState()
    if (hasNotified.current || state.status !== 'signed-in' || state.account === null) return
    hasNotified.current = true
    const { name } = state.account
    notify({
      variant: 'success',
      title: switchingText.switched,
      text: state.claims.masquerade ? switchingText.viewing(name) : switchingText.nowIn(name),
    })
  }, [session, notify])
  return null
}
