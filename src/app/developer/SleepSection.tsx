import { useState } from 'react'
import { sleepMeow } from '#api/endpoints/account.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { developerText } from '#domain/messages/developer.ts'
import { thrownText } from '#domain/thrownText.ts'
import { useSessionState } from '../session/SessionContext.tsx'
import { useClient } from '../session/useClient.ts'
import { Row, Said, Section } from './panelParts.ts'

const { sleep: text } = developerText
const SECONDS = ['1', '3', '10', '30'] as const

/** Asks for an answer that takes its time (spec section 7: sleep_meow). */
export function SleepSection() {
  const client = useClient()
  const signedIn = useSessionState().status === 'signed-in'
  const [seconds, setSeconds] = useState<(typeof SECONDS)[number]>('3')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const ask = async () => {
    setBusy(true)
    setSaid('')
    const started = performance.now()
    try {
      await client.call(sleepMeow, { path: { dur: seconds } })
      setSaid(text.answered(((performance.now() - started) / 1000).toFixed(1)))
    } catch (error) {
      setSaid(text.failed + thrownText(error))
    }
    setBusy(false)
  }
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
        <Button busy={busy} busyLabel={text.busy} disabled={!signedIn} onClick={() => void ask()}>
          {text.action}
        </Button>
      </Row>
      <Said role="status">{signedIn ? said : text.signedOut}</Said>
    </Section>
  )
}
