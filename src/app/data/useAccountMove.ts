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

/** A move that failed; the account is still the one before. */
export interface FailedMove {
  account: Account
  mode: MoveMode
  failure: Failure
}

interface AccountMove {
  /** The id of the account that is on its way; null: none. The same wherever it is asked. */
  moving: string | null
  failed: FailedMove | null
  move: (account: Account, mode: MoveMode) => void
  /** What failed is no longer of interest. */
  forget: () => void
}

/** The way to another account. What succeeds ends this page: AppRoutes.tsx goes to Titles, Arrival.tsx tells. */
export function useAccountMove(): AccountMove {
  const session = useSession()
  const client = useClient()
  const state = useSessionState()
  const notify = use(NotifyContext)
  const preloadPage = usePreloadPage()
  const moving = useSyncExternalStore(onMoving, () => movingTo(session))
  const [failed, setFailed] = useState<FailedMove | null>(null)
  const here = state.status === 'signed-in' ? (state.account?.name ?? null) : null

  const move = useCallback(
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
          text: `${tellFailure(failure, '').title}. ${switchingText.still(here)}`,
        })
      })
    },
    [client, session, notify, preloadPage, here],
  )
  const forget = useCallback(() => setFailed(null), [])
  return { moving, failed, move, forget }
}
