import { useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { developerText } from '#domain/messages/developer.ts'
import { errorMessage } from '#domain/errorMessage.ts'
import { useEnvironment } from '../config/environment.ts'
import { useAction } from '#components/lib/useAction.ts'
import { useSession } from '#session/SessionContext.tsx'
import { devSignIn } from './devSignIn.ts'
import type { DemoControls } from './demoControls.ts'
import { Row, StatusText, Section } from './panelParts.ts'
import { pathTo } from '#domain/pages.ts'

const { login: text } = developerText

/** Signs in as any of the demo's users. */
export function SignInSection({ users }: Pick<DemoControls, 'users'>) {
  const session = useSession()
  const { config } = useEnvironment()
  const [userName, setUserName] = useState(users[0]?.userName ?? '')
  const { progress, failure, start } = useAction({
    run: async () => {
      await devSignIn(session, config, userName)
      window.location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + pathTo('titles'))
    },
    failureFrom: errorMessage,
  })
  return (
    <Section>
      <h3>{text.title}</h3>
      <Row>
        <Select
          label={text.person}
          options={users.map(({ userName: value, label }) => ({ value, label }))}
          value={userName}
          onChange={setUserName}
        />
        <Button busy={progress !== null} busyLabel={text.busy} onClick={() => void start()}>
          {text.action}
        </Button>
      </Row>
      <StatusText role="status">{failure && text.failed + failure}</StatusText>
    </Section>
  )
}
