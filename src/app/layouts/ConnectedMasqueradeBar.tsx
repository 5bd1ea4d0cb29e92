import { useState } from 'react'
import { MasqueradeBar } from '#components/feedback/MasqueradeBar/MasqueradeBar.tsx'
import { shellText } from '#domain/messages/shell.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { useAccountSwitch } from '../data/useAccountSwitch.ts'
import { useSession, useSessionState } from '../session/SessionContext.tsx'

/**
 * The masquerade bar, connected to the session. Its Stop button switches back to the user's own account, or to the first
 * account in the list if their own is unknown.
 */
export function ConnectedMasqueradeBar() {
  const session = useSession()
  const state = useSessionState()
  const { pendingId, failed, switchTo } = useAccountSwitch()
  const [hasNoAccount, setHasNoAccount] = useState(false)
  if (state.status !== 'signed-in') return null

  const stop = () => {
    const target = session.ownAccount() ?? state.accounts?.[0] ?? null
    setHasNoAccount(target === null)
    if (target !== null) switchTo(target, 'switch')
  }
  const failureText =
    failed === null ? null : `${switchingText.stopFailed}: ${describeFailure(failed.failure, '').title}.`
  return (
    <MasqueradeBar
      title={shellText.viewingAs(state.account?.name ?? '')}
      note={shellText.viewingAsNote}
      errorText={hasNoAccount ? switchingText.ownAccountUnknown : failureText}
      stopLabel={shellText.stopMasquerading}
      stopShortLabel={shellText.stopMasqueradingShort}
      busy={pendingId !== null}
      onStop={stop}
    />
  )
}
