import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { ResetPasswordScreen } from '#screens/ResetPassword/ResetPasswordScreen.tsx'
import type { BrokenLinkState, LoginLocationState } from '../routing/carriedState.ts'
import { useEnvironment } from '../config/environment.ts'
import { setPassword } from '../data/passwords.ts'
import { pathTo } from '../routing/paths.ts'
import { useNoReferrer } from '../hooks/useNoReferrer.ts'

/**
 * /resetpassword?token=, for anyone with the link of an e-mail. The token is taken out of the address as soon as it is read:
 * it stays in memory alone, not in the history, a bookmark or a referrer.
 */
export function ResetPasswordPage() {
  const { config } = useEnvironment()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token')?.trim() ?? '')
  const available = config.adapters.reset !== null
  const broken = available && token === ''
  useNoReferrer()
  useEffect(() => {
    if (search !== '' && !broken) void navigate({ search: '' }, { replace: true })
  }, [search, broken, navigate])

  if (broken) return <Navigate to={pathTo('brokenLink')} replace state={BROKEN} />
  const submit = async (password: string): Promise<string | null> => {
    const outcome = await setPassword(config, token, password)
    if (outcome.kind === 'failed') return outcome.text
    const done = outcome.kind === 'done'
    void navigate(pathTo(done ? 'login' : 'brokenLink'), { replace: true, state: done ? DONE : BROKEN })
    return null
  }
  return (
    <ResetPasswordScreen
      onSubmit={available ? submit : null}
      loginLink={(words) => (
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
