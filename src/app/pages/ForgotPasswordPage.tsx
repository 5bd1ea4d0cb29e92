import { Link } from 'react-router-dom'
import { ForgotPasswordScreen } from '#screens/ForgotPassword/ForgotPasswordScreen.tsx'
import { useEnvironment } from '../config/environment.ts'
import type { LoginLocationState } from '#domain/locationState.ts'
import { failureText, requestResetLink } from '../data/passwords.ts'
import { useAction } from '#components/lib/useAction.ts'
import { pathTo } from '#domain/pages.ts'

/** /forgotpassword, for anyone. */
export function ForgotPasswordPage() {
  const { config } = useEnvironment()
  const { start } = useAction({
    run: ({ signal }, email: string) => requestResetLink(config, email, signal),
    failureFrom: failureText,
  })
  return (
    <ForgotPasswordScreen
      onSubmit={config.adapters.forgot === null ? null : start}
      renderLoginLink={(email, words) => (
        <Link to={pathTo('login')} state={{ email } satisfies LoginLocationState} className="tl">
          {words}
        </Link>
      )}
      helpUrl={config.helpUrl}
    />
  )
}
