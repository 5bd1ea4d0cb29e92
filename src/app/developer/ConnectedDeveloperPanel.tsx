import { useState } from 'react'
import { sleepMeow } from '#api/endpoints/account.ts'
import { loginDev } from '#api/endpoints/session.ts'
import { useAction } from '#components/lib/useAction.ts'
import { errorMessage } from '#domain/errorMessage.ts'
import { developerText } from '#domain/messages/developer.ts'
import { pathTo } from '#domain/pages.ts'
import type { DemoControls } from '#screens/DeveloperPanel/DemoControls.ts'
import { DeveloperPanel } from '#screens/DeveloperPanel/DeveloperPanel.tsx'
import { loadUserAndAccounts } from '#session/loadUserAndAccounts.ts'
import { forgetStored } from '#session/safeStorage.ts'
import { useSession, useSessionState } from '#session/SessionContext.tsx'
import type { Session } from '#session/sessionStore.ts'
import { clientOf, useClient } from '#session/useClient.ts'
import { useEnvironment, type AppConfig } from '../config/environment.ts'

const { login, slowResponse } = developerText

/** The developer panel, connected to the session and to the mock world: the only part of the app that talks to that. */
export function ConnectedDeveloperPanel({ controls, onClose }: { controls: DemoControls; onClose: () => void }) {
  const session = useSession()
  const { config } = useEnvironment()
  const client = useClient()
  const isSignedIn = useSessionState().status === 'signed-in'
  const [answered, setAnswered] = useState('')
  const signIn = useAction({
    run: async (_, userName: string) => {
      await devSignIn(session, config, userName)
      window.location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + pathTo('titles'))
    },
    failureFrom: errorMessage,
  })
  const slowCall = useAction({
    run: async ({ signal }, seconds: string) => {
      setAnswered('')
      const startedMs = performance.now()
      await client.call(sleepMeow, { path: { dur: seconds }, signal })
      setAnswered(slowResponse.answered(((performance.now() - startedMs) / 1000).toFixed(1)))
    },
    failureFrom: errorMessage,
  })
  const startOver = () => {
    session.logout()
    controls.reset()
    forgetStored()
    window.location.assign(import.meta.env.BASE_URL)
  }
  return (
    <DeveloperPanel
      controls={controls}
      signIn={{
        busy: signIn.progress !== null,
        status: signIn.failure === null ? '' : login.failed + signIn.failure,
        onStart: (userName) => void signIn.start(userName),
      }}
      slowCall={
        isSignedIn
          ? {
              busy: slowCall.progress !== null,
              status: slowCall.failure === null ? answered : slowResponse.failed + slowCall.failure,
              onStart: (seconds) => void slowCall.start(seconds),
            }
          : null
      }
      onReset={startOver}
      onReload={() => window.location.reload()}
      onClose={onClose}
    />
  )
}

/** Signs in without a password, replacing the current session (spec section 7: login/dev). Throws on failure. */
export async function devSignIn(session: Session, config: AppConfig, userName: string): Promise<void> {
  const client = clientOf(session, config)
  const { accessToken } = await client.call(loginDev, { body: { username: userName } })
  session.logout()
  session.signIn({ token: accessToken, userName, refresh: null, refreshIncomplete: false })
  await loadUserAndAccounts(client, session, [])
}
