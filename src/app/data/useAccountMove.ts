import { use, useCallback, useState, useSyncExternalStore } from 'react'
import { NotifyContext } from '#components/feedback/Notifications/useNotify.ts'
import type { Account } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import { tellFailure } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { usePreloadPage } from '../routing/usePreloadPage.ts'
import { moveAccount, movingTo, onMoving, type MoveMode } from '../session/moveAccount.ts'
import { useSession, useSessionState } from '../session/SessionContext.tsx'
import { useClient } from '../session/useClient.ts'

/** A failed switch to another account; the previous account is still current. */
interface FailedMove {
  account: Account
  mode: MoveMode
  failure: Failure
}

interface AccountSwitch {
  /** Id of the account being switched to, or null; the same in all components. */
  moving: string | null
  failed: FailedMove | null
  move: (account: Account, mode: MoveMode) => void
  /** Clears `failed`. */
  forget: () => void
}

/** Switches to another account. On success AppRoutes goes to Titles with a new session, so this page unmounts. */
export function useAccountMove(): AccountSwitch {
  const session = useSession()
  const client = useClient()
  const state = useSessionState()
  const notify = use(NotifyContext)
  const preloadPage = usePreloadPage()
  const pendingId = useSyncExternalStore(onMoving, () => movingTo(session))
  const [failed, setFailed] = useState<FailedMove | null>(null)
  const currentName = state.status === 'signed-in' ? (state.account?.name ?? null) : null

  const switchTo = useCallback(
    (account: Account, mode: MoveMode) => {
      if (movingTo(session) !== null) return
      setFailed(null)
      preloadPage('titles')
      void moveAccount(client, session, account, mode).then((failure) => {
        if (failure === null) return
        setFailed({ account, mode, failure })
        notify?.({
          variant: 'error',
          title: switchingText.failed(account.name),
          text: `${tellFailure(failure, '').title}. ${switchingText.still(currentName)}`,
        })
      })
    },
    [client, session, notify, preloadPage, currentName],
  )
  const dismissFailure = useCallback(() => setFailed(null), [])
  return { moving: pendingId, failed, move: switchTo, forget: dismissFailure }
}
