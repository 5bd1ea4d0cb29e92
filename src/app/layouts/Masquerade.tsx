import { MasqueradeBar } from '#components/feedback/MasqueradeBar/MasqueradeBar.tsx'
import { shellText } from '#domain/messages/shell.ts'
import { tellFailure } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { useState } from 'react'
import { useAccountMove } from '../data/useAccountMove.ts'
import { useSession, useSessionState } from '../session/SessionContext.tsx'

/** The bar of masquerade mode; Stop goes back to the own account, or to the first of the list where that is not known (behaviour.md, Session). */
export function Masquerade() {
  const session = useSession()
  const state = useSessionState()
  const { moving, failed, move } = useAccountMove()
  const [lost, setLost] = useState(false)
  if (state.status !== 'signed-in') return null

  const stop = () => {
    const own = session.ownAccount() ?? state.accounts?.[0] ?? null
    setLost(own === null)
    if (own !== null) move(own, 'switch')
  }
  const why = failed === null ? null : `${switchingText.stopFailed}: ${tellFailure(failed.failure, '').title}.`
  return (
    <MasqueradeBar
      title={shellText.viewingAs(state.account?.name ?? '')}
      note={shellText.viewingAsNote}
      failure={lost ? switchingText.ownUnknown : why}
      stop={shellText.stopMasquerading}
      stopShort={shellText.stopMasqueradingShort}
      busy={moving !== null}
      onStop={stop}
    />
  )
}
