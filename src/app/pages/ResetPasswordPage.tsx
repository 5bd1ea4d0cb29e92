import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { ResetPasswordScreen } from '#screens/ResetPassword/ResetPasswordScreen.tsx'
import type { BrokenLinkState, LoginLocationState } from '#domain/locationState.ts'
import { useEnvironment } from '../config/environment.ts'
import { resetFailureText, setPassword } from '../data/passwords.ts'
import { useAction } from '#components/lib/useAction.ts'
import { forgetResetToken, readResetToken } from '../routing/resetToken.ts'
import { pathTo } from '#domain/pages.ts'

/**
 * /resetpassword?token=, for anyone with a reset link. The token is removed from the URL, out of the history, bookmarks
 * and referrers, and forgotten once it has been used or refused.
 */
export function ResetPasswordPage() {
  const { config } = useEnvironment()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [token] = useState(() => readResetToken(search))
  const isAvailable = config.adapters.reset !== null
  const isBroken = isAvailable && token === ''
  useEffect(() => {
    if (search !== '' && !isBroken) void navigate({ search: '' }, { replace: true })
  }, [search, isBroken, navigate])
  const { start } = useAction({
    run: async ({ signal }, password: string) => {
      const isDone = await setPassword(config, token, password, signal)
      forgetResetToken()
      void navigate(pathTo(isDone ? 'login' : 'brokenLink'), { replace: true, state: isDone ? DONE : BROKEN })
    },
    failureFrom: resetFailureText,
  })

  if (isBroken) return <Navigate to={pathTo('brokenLink')} replace state={BROKEN} />
  return (
    <ResetPasswordScreen
      onSubmit={isAvailable ? start : null}
      renderLoginLink={(words) => (
        <Link to={pathTo('login')} className="tl">
          {words}
        </Link>
      )}
      helpUrl={config.helpUrl}
    />
  )
}

const BROKEN: BrokenLinkState = { link: 'password' }
const DONE: LoginLocationState = { passwordChanged: true }
