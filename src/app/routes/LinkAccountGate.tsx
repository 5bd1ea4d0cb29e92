import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { ACCOUNT_PARAM, readLinkAccount, withoutLinkAccount } from '#domain/address/linkAccount.ts'
import { addressText, routeText } from '#domain/messages/shell.ts'
import { LinkAccountScreen } from '#screens/LinkAccount/LinkAccountScreen.tsx'
import { useAccountSwitch } from '../data/useAccountSwitch.ts'
import { Layout } from '../layouts/Layout.tsx'
import { LoadingPage } from '#components/layout/Page/LoadingPage.tsx'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'
import { RoutePage } from './RoutePage.tsx'

/**
 * Asks before a link made in another account is opened: until then no page is rendered, so nothing of it is read. The
 * account then leaves the address.
 */
export function LinkAccountGate({ children }: { children: ReactNode }) {
  const location = useLocation()
  const { pathname, search, hash } = location
  const currentId = currentAccountId(useSessionState())
  const link = readLinkAccount(search)
  if (link === null) return children
  if (link.id !== null && link.id !== currentId) return <OtherAccount id={link.id} />
  return (
    <>
      {link.id === null && <IgnoredAccount />}
      <Navigate to={{ pathname, search: withoutLinkAccount(search), hash }} state={location.state as unknown} replace />
    </>
  )
}

/** Says that the account was no account, as pages do of their own parameters. */
function IgnoredAccount() {
  const notify = useNotify()
  // Its own answer would take the notice back when this unmounts.
  useEffect(() => {
    notify({ variant: 'warning', title: addressText.title, text: addressText.ignored(ACCOUNT_PARAM) })
  }, [notify])
  return null
}

function OtherAccount({ id }: { id: string }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const state = useSessionState()
  const { pendingId, failed, onSwitch, onCancel } = useAccountSwitch()
  if (state.status !== 'signed-in') return null
  if (state.accounts === null && state.loadFailure === null)
    return (
      <Layout name="public">
        <LoadingPage />
      </Layout>
    )
  const target = { pathname, search: withoutLinkAccount(search), hash }
  const account = state.accounts?.find((each) => each.id === id) ?? null
  return (
    <Layout name="secondary">
      <RoutePage title={routeText.linkAccount}>
        <LinkAccountScreen
          account={account}
          isListed={state.accounts === null ? null : account !== null}
          currentName={state.account?.name ?? null}
          isSwitching={pendingId === id}
          failure={failed?.failure ?? null}
          onSwitch={() => {
            if (account === null) return
            onCancel()
            onSwitch(account, 'switch', target.pathname + target.search)
          }}
          onOpenHere={() => void navigate(target, { replace: true })}
        />
      </RoutePage>
    </Layout>
  )
}
