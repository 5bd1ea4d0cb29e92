import { MasqueradeBar } from '#components/feedback/MasqueradeBar/MasqueradeBar.tsx'
import { shellText } from '#domain/messages/shell.ts'
import { tellFailure } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { useState } from 'react'
import { useAccountMove } from '../data/useAccountMove.ts'
import { useSession, useSessionState } from '../session/SessionContext.tsx'

/**
 * Bar shown in masquerade mode. Stop switches back to the user's own account, or to the first in the list if that is
 * unknown.
 */
export function Masquerade() {
  const session = useSession()
  const state = useSessionState()
  const { moving, failed, move } = useAccountMove()
  const [isOwnUnknown, setOwnUnknown] = useState(false)
  if (state.status !== 'signed-in') return null

  const stop = () => {
    const own = session.ownAccount() ?? state.accounts?.[0] ?? null
    setOwnUnknown(own === null)
    if (own !== null) move(own, 'switch')
  }
  const failureText = failed === null ? null : `${switchingText.stopFailed}: ${tellFailure(failed.failure, '').title}.`
  return (
    <MasqueradeBar
      title={shellText.viewingAs(state.account?.name ?? '')}
      note={shellText.viewingAsNote}
      failure={isOwnUnknown ? switchingText.ownUnknown : failureText}
      stop={shellText.stopMasquerading}
      stopShort={shellText.stopMasqueradingShort}
      busy={moving !== null}
      onStop={stop}
    />
  )
}
