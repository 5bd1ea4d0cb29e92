import { use, useCallback, useState, useSyncExternalStore } from 'react'
import { NotifyContext } from '#components/feedback/Notifications/useNotify.ts'
import type { Account, SwitchMode } from '#domain/account.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import type { AccountSwitch } from '#screens/shared/accounts/AccountSwitch.ts'
import { usePreloadPage } from '../hooks/usePreloadPage.ts'
import { switchToAccount } from '#session/switchToAccount.ts'
import { useSession } from '#session/SessionContext.tsx'
import { useClient } from '#session/useClient.ts'

interface SwitchWithLink extends AccountSwitch {
  /** Switches; `opens` is the address to open there, Titles without. */
  onSwitch: (account: Account, mode: SwitchMode, opens?: string) => void
}

/** Switches to another account. On success AppRoutes goes to Titles, or what is to be opened, with a new session, so this page unmounts. */
export function useAccountSwitch(): SwitchWithLink {
  const session = useSession()
  const client = useClient()
  const notify = use(NotifyContext)
  const preloadPage = usePreloadPage()
  const pendingId = useSyncExternalStore(session.subscribe, () => session.pendingSwitch()?.accountId ?? null)
  const [failed, setFailed] = useState<AccountSwitch['failed']>(null)

  const onSwitch = useCallback(
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
  const onCancel = useCallback(() => {
    session.endSwitch()
    setFailed(null)
  }, [session])
  return { pendingId, failed, onSwitch, onCancel }
}
