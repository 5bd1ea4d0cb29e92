import { isStaff } from '#domain/account.ts'
import { AccountScreen } from '#screens/Account/AccountScreen.tsx'
import { UnopenedAccountScreen, type UnopenedAccountScreenProps } from '#screens/Account/UnopenedAccountScreen.tsx'
import { useAccountSwitch } from '../data/useAccountSwitch.ts'
import { useAccounts, useFunctions, useProfile, useRoles } from '../data/useProfile.ts'
import { useEnvironment } from '../config/environment.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId, isUnopened } from '#session/signedInState.ts'
import { useTheme } from '../hooks/useDeviceValue.ts'

/** /dashboard/account: the user's profile, and switching to other accounts; only the latter where none is open. */
export function AccountPage() {
  const state = useSessionState()
  return isUnopened(state) ? <UnopenedAccount openFailure={state.openFailure} /> : <OpenAccount />
}

function UnopenedAccount({ openFailure }: Pick<UnopenedAccountScreenProps, 'openFailure'>) {
  return <UnopenedAccountScreen openFailure={openFailure} accounts={useAccounts()} accountSwitch={useAccountSwitch()} />
}

function OpenAccount() {
  const { staffDomain } = useEnvironment().config
  const state = useSessionState()
  const [theme, onTheme] = useTheme()
  const signedIn = state.status === 'signed-in' ? state : null
  return (
    <AccountScreen
      profile={useProfile()}
      roles={useRoles()}
      functions={useFunctions()}
      accounts={useAccounts()}
      currentId={currentAccountId(state)}
      currentName={signedIn?.account?.name ?? null}
      isStaff={signedIn !== null && isStaff(signedIn.user.userName, staffDomain)}
      accountSwitch={useAccountSwitch()}
      theme={theme}
      onThemeChange={onTheme}
    />
  )
}
