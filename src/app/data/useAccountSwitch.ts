import { use, useCallback, useState, useSyncExternalStore } from 'react'
import { NotifyContext } from '#components/feedback/Notifications/useNotify.ts'
import type { Account } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { usePreloadPage } from '../routing/usePreloadPage.ts'
import { switchToAccount, type SwitchMode } from '../session/switchToAccount.ts'
import { useSession } from '../session/SessionContext.tsx'
import { useClient } from '../session/useClient.ts'

/** A failed switch to another account; the previous account is still current. */
interface FailedSwitch {
  account: Account
  mode: SwitchMode
  failure: Failure
}

interface AccountSwitch {
  /** Id of the account being switched to, or null; the same in all components. */
  pendingId: string | null
  failed: FailedSwitch | null
  /** Switches; `opens` is the address to open there, Titles without. */
  switchTo: (account: Account, mode: SwitchMode, opens?: string) => void
  /** Cancels the pending switch, if any, and clears `failed`. */
  cancelSwitch: () => void
}

/** Switches to another account. On success AppRoutes goes to Titles, or what is to be opened, with a new session, so this page unmounts. */
export function useAccountSwitch(): AccountSwitch {
  const session = useSession()
  const client = useClient()
  const notify = use(NotifyContext)
  const preloadPage = usePreloadPage()
  const pendingId = useSyncExternalStore(session.subscribe, () => session.pendingSwitch()?.accountId ?? null)
  const [failed, setFailed] = useState<FailedSwitch | null>(null)

  const switchTo = useCallback(
    (account: Account, mode: SwitchMode, opens?: string) => {
      if (session.pendingSwitch() !== null) return
      setFailed(null)
      preloadPage('titles')
      void switchToAccount(client, session, account, mode, { opens: opens ?? null }).then((failure) => {
        if (failure === null) return
        const state = session.getState()
        const currentName = state.status === 'signed-in' ? (state.account?.name ?? null) : null
        setFailed({ account, mode, failure })
        notify?.({
          variant: 'error',
          title: switchingText.failed(account.name),
          text: `${describeAttempt(failure, '').title}. ${switchingText.nothingChanged(currentName)}`,
        })
      })
    },
    [client, session, notify, preloadPage],
  )
  const cancel = useCallback(() => {
    session.endSwitch()
    setFailed(null)
  }, [session])
  return { pendingId, failed, switchTo, cancelSwitch: cancel }
}
