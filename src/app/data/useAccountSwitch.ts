import { useSyncExternalStore } from 'react'
import { useAction } from '#components/lib/useAction.ts'
import type { Account, SwitchMode } from '#domain/account.ts'
import { describeAttempt } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import type { AccountSwitch } from '#screens/shared/accounts/AccountSwitch.ts'
import { usePreloadPage } from '../hooks/usePreloadPage.ts'
import { switchToAccount } from '#session/switchToAccount.ts'
import { useSession } from '#session/SessionContext.tsx'
import { useClient } from '#session/useClient.ts'

type FailedSwitch = NonNullable<AccountSwitch['failed']>

interface SwitchWithLink extends AccountSwitch {
  /** Switches; `opens` is the address to open there, Titles without. */
  onSwitch: (account: Account, mode: SwitchMode, opens?: string) => void
}

interface Switch {
  account: Account
  mode: SwitchMode
  opens: string | null
}

/**
 * Switches to another account. On success AppRoutes goes to Titles, or what is to be opened, with a new session, so this
 * page unmounts. It goes on when its page is left.
 */
export function useAccountSwitch(): SwitchWithLink {
  const session = useSession()
  const client = useClient()
  const preloadPage = usePreloadPage()
  const pendingId = useSyncExternalStore(session.subscribe, () => session.pendingSwitch()?.accountId ?? null)
  const { failure, start, cancel } = useAction<FailedSwitch, Switch>({
    run: async (_, { account, mode, opens }) => {
      const failure = await switchToAccount(client, session, account, mode, { opens })
      return failure && { account, mode, failure }
    },
    failureNotice: ({ account, failure }) => {
      const state = session.getState()
      const currentName = state.status === 'signed-in' ? (state.account?.name ?? null) : null
      const { title } = describeAttempt(failure, '')
      return {
        title: switchingText.failed(account.name),
        text: `${title}. ${switchingText.nothingChanged(currentName)}`,
      }
    },
    scope: null,
  })
  return {
    pendingId,
    failed: failure,
    onSwitch: (account, mode, opens) => {
      if (session.pendingSwitch() !== null) return
      preloadPage('titles')
      void start({ account, mode, opens: opens ?? null })
    },
    onCancel: () => {
      session.endSwitch()
      cancel()
    },
  }
}
