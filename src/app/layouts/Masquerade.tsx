import { MasqueradeBar } from '#components/feedback/MasqueradeBar/MasqueradeBar.tsx'
import { shellText } from '#domain/messages/shell.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { useState } from 'react'
import { useAccountSwitch } from '../data/useAccountSwitch.ts'
import { useSession, useSessionState } from '../session/SessionContext.tsx'

/**
 * Bar shown in masquerade mode. Stop switches back to the user's own account, or to the first in the list if that is
 * unknown.
 */
export function Masquerade() {
  const session = useSession()
  const state = useSessionState()
  const { pendingId, failed, switchTo } = useAccountSwitch()
  const [isOwnUnknown, setOwnUnknown] = useState(false)
  if (state.status !== 'signed-in') return null

  const stop = () => {
    const own = session.ownAccount() ?? state.accounts?.[0] ?? null
    setOwnUnknown(own === null)
    if (own !== null) switchTo(own, 'switch')
  }
  const failureText =
    failed === null ? null : `${switchingText.stopFailed}: ${describeFailure(failed.failure, '').title}.`
  return (
    <MasqueradeBar
      title={shellText.viewingAs(state.account?.name ?? '')}
      note={shellText.viewingAsNote}
      errorText={isOwnUnknown ? switchingText.ownAccountUnknown : failureText}
      stopLabel={shellText.stopMasquerading}
      stopShortLabel={shellText.stopMasqueradingShort}
      busy={pendingId !== null}
      onStop={stop}
    />
  )
}
