import { Link, useLocation } from 'react-router-dom'
import { Button } from '#components/actions/Button/Button.tsx'
import { shellText } from '#domain/messages/shell.ts'
import { HomeBar } from './HomeBar.tsx'
import { pathTo } from '#domain/pages.ts'

/** The frame of every layout when signed out: logo and Log In button only (spec section 2, Layouts). */
export function VisitorFrame() {
  const { pathname } = useLocation()
  const loginPath = pathTo('login')
  return (
    <HomeBar
      end={
        <Button as={Link} to={loginPath} aria-current={pathname === loginPath ? 'page' : undefined}>
          {shellText.logIn}
        </Button>
      }
    />
  )
}
