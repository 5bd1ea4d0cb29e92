import { useEffect } from 'react'
import { useSession } from '../session/SessionContext.tsx'
import { useClient } from '../session/useClient.ts'
import { setReporterContext } from './errorReporter.ts'

/** Has errors reported in the name of the session instead of its cookies. Renders nothing. */
export function SessionReporter() {
  const session = useSession()
  const client = useClient()
  useEffect(() => setReporterContext({ token: session.token, client }), [session, client])
  return null
}
