import { Button } from '#components/actions/Button/Button.tsx'
import { developerText } from '#domain/messages/developer.ts'
import { useSession } from '../session/SessionContext.tsx'
import type { DemoControls } from './demoControls.ts'
import { StatusText, Section } from './panelParts.ts'

const { reset: text } = developerText
/** Prefix of the app's storage keys. */
const KEY_PREFIX = 'lightshelf.'

/** Resets the demo to the state of a first visit. */
export function ResetSection({ reset }: Pick<DemoControls, 'reset'>) {
  const session = useSession()
  const startOver = () => {
    session.logout()
    reset()
    try {
      for (const key of Object.keys(window.localStorage))
        if (key.startsWith(KEY_PREFIX)) window.localStorage.removeItem(key)
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
    window.location.assign(import.meta.env.BASE_URL)
  }
  return (
    <Section>
      <h3>{text.title}</h3>
      <StatusText>{text.text}</StatusText>
      <div>
        <Button variant="danger" onClick={startOver}>
          {text.action}
        </Button>
      </div>
    </Section>
  )
}
