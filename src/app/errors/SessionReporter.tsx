import { useEffect } from 'react'
import { useSession } from '#session/SessionContext.tsx'
import { useClient } from '#session/useClient.ts'
import { setReporterContext } from './errorReporter.ts'

/** Makes the error reporter use the session instead of the cookies. Renders nothing. */
export function SessionReporter() {
  const session = useSession()
  const client = useClient()
  useEffect(() => setReporterContext({ token: session.token, client }), [session, client])
  return null
}
