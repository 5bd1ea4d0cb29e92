import { Button } from '#components/actions/Button/Button.tsx'
import { developerText } from '#domain/messages/developer.ts'
import { forgetStored } from '#session/safeStorage.ts'
import { useSession } from '#session/SessionContext.tsx'
import type { DemoControls } from './demoControls.ts'
import { StatusText, Section } from './panelParts.ts'

const { reset: text } = developerText

/** Resets the demo to the state of a first visit. */
export function ResetSection({ reset }: Pick<DemoControls, 'reset'>) {
  const session = useSession()
  const startOver = () => {
    session.logout()
    reset()
    forgetStored()
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
