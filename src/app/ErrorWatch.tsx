import { useEffect } from 'react'
import { reportCrash, reportCrashesAs } from './crashReport.ts'
import { useEnvironment } from './environment.ts'
import { useSession } from './session/SessionContext.tsx'
import { onWindowError } from './windowErrors.ts'

/** Reports what nobody caught, for as long as someone is signed in (behaviour.md, Requests: log_error). Draws nothing. */
export function ErrorWatch() {
  const session = useSession()
  const { config } = useEnvironment()
  useEffect(() => {
    reportCrashesAs({ session, config })
    return onWindowError((error) => void reportCrash(error))
  }, [session, config])
  return null
}
