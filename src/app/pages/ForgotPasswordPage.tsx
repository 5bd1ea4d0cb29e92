import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { commonText } from '#domain/messages/common.ts'
import { ForgotPasswordScreen } from '#screens/ForgotPassword/ForgotPasswordScreen.tsx'
import { useEnvironment, type AppConfig } from '../environment.ts'
import type { LoginLocationState } from '../Guard.tsx'
import { pathTo } from '../routes.ts'

/** /forgotpassword, for anyone. */
export function ForgotPasswordPage() {
  const { config } = useEnvironment()
  // Drawn without what speaks to the server; that comes while someone types.
  useEffect(() => void loadPasswords().catch(() => undefined), [])
  return (
    <ForgotPasswordScreen
      onSubmit={config.adapters.forgot === null ? null : (email) => askForLink(config, email)}
      loginLink={(email, words) => (
        <Link to={pathTo('login')} state={{ email } satisfies LoginLocationState} className="tl">
          {words}
        </Link>
      )}
      helpUrl={config.helpUrl}
    />
  )
}

const loadPasswords = () => import('../passwords.ts')

async function askForLink(config: AppConfig, email: string): Promise<string | null> {
  try {
    return await (await loadPasswords()).askForLink(config, email)
  } catch {
    return commonText.tryLater
  }
}
