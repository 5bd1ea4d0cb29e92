import { Link } from 'react-router-dom'
import { ForgotPasswordScreen } from '#screens/ForgotPassword/ForgotPasswordScreen.tsx'
import { useEnvironment } from '../environment.ts'
import type { LoginLocationState } from '../Guard.tsx'
import { askForLink } from '../passwords.ts'
import { pathTo } from '../routes.ts'

/** /forgotpassword, for anyone. */
export function ForgotPasswordPage() {
  const { config } = useEnvironment()
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
