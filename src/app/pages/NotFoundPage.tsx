import { useNavigate } from 'react-router-dom'
import { NotFoundScreen } from '#screens/NotFound/NotFoundScreen.tsx'
import { useBack } from '../routing/useBack.ts'

/** /404: the target of unknown paths, signed in or not (spec section 2). */
export function NotFoundPage() {
  const navigate = useNavigate()
  return <NotFoundScreen onGoHome={() => void navigate('/')} onBack={useBack()} />
}
