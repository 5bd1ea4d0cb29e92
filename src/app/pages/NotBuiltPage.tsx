import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { NotBuiltScreen } from '#screens/NotBuilt/NotBuiltScreen.tsx'
import { PAGES } from '../routes.ts'

/** Any route of spec section 2 whose page is not there yet: says so plainly. */
export function NotBuiltPage() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const page = Object.values(PAGES).find(({ path }) => matchPath(path, pathname))
  return <NotBuiltScreen page={page?.title ?? ''} onGoHome={() => void navigate('/dashboard')} onBack={() => void navigate(-1)} />
}
