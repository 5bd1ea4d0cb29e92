import { useState } from 'react'
import { MasqueradeBar } from '#components/feedback/MasqueradeBar/MasqueradeBar.tsx'
import { shellText } from '#domain/messages/shell.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { useEnvironment } from '../config/environment.ts'
import { useAccountSwitch } from '../data/useAccountSwitch.ts'
import { loadUserAndAccounts } from '#session/loadUserAndAccounts.ts'
import { useSession, useSessionState } from '#session/SessionContext.tsx'
import { useClient } from '#session/useClient.ts'

/**
 * The bar of a masquerade, connected to the session. Its Stop button switches back to the user's own account, or to the first
 * account in the list if their own is unknown. Where the accounts are not known yet, it loads them first. It cancels a
 * pending switch to another account.
 */
export function ConnectedMasqueradeBar() {
  const { retryDelaysS } = useEnvironment()
  const client = useClient()
  const session = useSession()
  const state = useSessionState()
  const { pendingId, failed, onSwitch, onCancel } = useAccountSwitch()
  const [isLoading, setIsLoading] = useState(false)
  const [stopId, setStopId] = useState<string | null>(null)
  const [hasNoAccount, setHasNoAccount] = useState(false)
  if (state.status !== 'signed-in' || !state.claims.masquerade) return null

  const stop = async () => {
    setHasNoAccount(false)
    if (session.ownAccount() === null && state.accounts === null) {
      setIsLoading(true)
      // The session stores the failure; a 401 has already ended it.
      await loadUserAndAccounts(client, session, retryDelaysS).catch(() => undefined)
      setIsLoading(false)
    }
    const current = session.getState()
    if (current.status !== 'signed-in') return
    const target = session.ownAccount() ?? current.accounts?.[0] ?? null
    setHasNoAccount(target === null)
    setStopId(target?.id ?? null)
    if (target === null) return
    onCancel()
    onSwitch(target, 'switch')
  }
  const failureText =
    failed === null ? null : `${switchingText.stopFailed}: ${describeAttempt(failed.failure, '').title}.`
  return (
    <MasqueradeBar
      title={shellText.viewingAs(state.account?.name ?? '')}
      note={shellText.viewingAsNote}
      errorText={hasNoAccount ? switchingText.ownAccountUnknown : failureText}
      stopLabel={shellText.stopMasquerading}
      stopShortLabel={shellText.stopMasqueradingShort}
      busy={isLoading || (pendingId !== null && pendingId === stopId)}
      onStop={() => void stop()}
    />
  )
}
