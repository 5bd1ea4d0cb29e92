import { Button } from '#components/Button/Button.tsx'
import { useSession } from '../session/SessionContext.tsx'

export function UserMenu() {
  const session = useSession()
  return <Button onClick={session.logout}>Logout</Button>
}
