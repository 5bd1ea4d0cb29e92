import { useCallback } from 'react'
import { copyToClipboard } from '#components/lib/copyToClipboard.ts'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { usersText } from '#domain/messages/account.ts'
import { UsersScreen } from '#screens/Users/UsersScreen.tsx'
import { usersAddress } from '#screens/Users/usersView.ts'
import { useUsers } from '../data/useUsers.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { useAddress } from '../routing/useAddress.ts'
import { useToday } from '../hooks/useToday.ts'

/** /dashboard/users: the users of the account. */
export function UsersPage() {
  const today = useToday()
  const notify = useNotify()
  const state = useSessionState()
  const { view, onView } = useAddress(addressOn, today)
  const signedIn = state.status === 'signed-in' ? state : null

  const copyEmail = useCallback(
    (email: string) => {
      void copyToClipboard(email).then((copied) =>
        notify(
          copied
            ? { variant: 'success', title: usersText.copied, text: email }
            : { variant: 'error', title: usersText.copyFailed, text: email },
        ),
      )
    },
    [notify],
  )
  return (
    <UsersScreen
      users={useUsers()}
      view={view}
      onView={onView}
      accountName={signedIn?.account?.name ?? null}
      userName={signedIn?.user.userName ?? null}
      today={today}
      onCopyEmail={copyEmail}
    />
  )
}

const addressOn = () => usersAddress
