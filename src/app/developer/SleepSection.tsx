import { useState } from 'react'
import { sleepMeow } from '#api/endpoints/account.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { useAction } from '#components/lib/useAction.ts'
import { Select } from '#components/inputs/Select/Select.tsx'
import { developerText } from '#domain/messages/developer.ts'
import { errorMessage } from '#domain/errorMessage.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { useClient } from '#session/useClient.ts'
import { Row, StatusText, Section } from './panelParts.ts'

const { slowResponse: text } = developerText
const SECONDS = ['1', '3', '10', '30'] as const

/** Requests a slow response (spec section 7: sleep_meow). */
export function SleepSection() {
  const client = useClient()
  const isSignedIn = useSessionState().status === 'signed-in'
  const [seconds, setSeconds] = useState<(typeof SECONDS)[number]>('3')
  const [answered, setAnswered] = useState('')
  const { progress, failure, start } = useAction({
    run: async ({ signal }) => {
      setAnswered('')
      const startedMs = performance.now()
      await client.call(sleepMeow, { path: { dur: seconds }, signal })
      setAnswered(text.answered(((performance.now() - startedMs) / 1000).toFixed(1)))
    },
    failureFrom: errorMessage,
  })
  const status = failure === null ? answered : text.failed + failure
  return (
    <Section>
      <h3>{text.title}</h3>
      <Row>
        <Select
          label={text.seconds}
          options={SECONDS.map((value) => ({ value, label: value }))}
          value={seconds}
          onChange={setSeconds}
        />
        <Button busy={progress !== null} busyLabel={text.busy} disabled={!isSignedIn} onClick={() => void start()}>
          {text.action}
        </Button>
      </Row>
      <StatusText role="status">{isSignedIn ? status : text.signedOut}</StatusText>
    </Section>
  )
}
