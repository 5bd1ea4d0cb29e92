import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import { developerText as text } from '#domain/messages/developer.ts'
import type { DemoControls } from './DemoControls.ts'
import { FaultsSection } from './FaultsSection.tsx'

export interface DeveloperPanelProps {
  controls: DemoControls
  /** Signs in without a password (spec section 7: login/dev). */
  signIn: { busy: boolean; status: string; onStart: (userName: string) => void }
  /** Requests a slow response (spec section 7); null while nobody is signed in. */
  slowCall: { busy: boolean; status: string; onStart: (seconds: string) => void } | null
  /** Resets the demo to the state of a first visit. */
  onReset: () => void
  /** Loads the page anew, so that its requests meet the faults. */
  onReload: () => void
  onClose: () => void
}

const SECONDS = ['1', '3', '10', '30'].map((value) => ({ value, label: value }))

/** Controls of the demo: whom to sign in, a slow response, what fails, and a fresh start. */
export function DeveloperPanel({ controls, signIn, slowCall, onReset, onReload, onClose }: DeveloperPanelProps) {
  const { users } = controls
  const [userName, setUserName] = useState(users[0]?.userName ?? '')
  const [seconds, setSeconds] = useState('3')
  return (
    <Dialog open title={text.title} note={text.note} onClose={onClose}>
      <Section title={text.login.title} status={signIn.status}>
        <Select
          label={text.login.person}
          options={users.map(({ userName: value, label }) => ({ value, label }))}
          value={userName}
          onChange={setUserName}
        />
        <Button busy={signIn.busy} busyLabel={text.login.busy} onClick={() => signIn.onStart(userName)}>
          {text.login.action}
        </Button>
      </Section>
      <Section title={text.slowResponse.title} status={slowCall?.status ?? text.slowResponse.signedOut}>
        <Select label={text.slowResponse.seconds} options={SECONDS} value={seconds} onChange={setSeconds} />
        <Button
          busy={slowCall?.busy ?? false}
          busyLabel={text.slowResponse.busy}
          disabled={slowCall === null}
          onClick={() => slowCall?.onStart(seconds)}
        >
          {text.slowResponse.action}
        </Button>
      </Section>
      <Section title={text.faults.title}>
        <FaultsSection controls={controls} onReload={onReload} />
      </Section>
      <Section title={text.reset.title}>
        <p>{text.reset.text}</p>
        <Button variant="danger" onClick={onReset}>
          {text.reset.action}
        </Button>
      </Section>
    </Dialog>
  )
}

function Section({ title, status, children }: { title: string; status?: string; children: ReactNode }) {
  return (
    <Area>
      <h3>{title}</h3>
      <div>{children}</div>
      {status !== undefined && <p role="status">{status}</p>}
    </Area>
  )
}

const Area = styled.section`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-3) 0;

  & + & {
    border-top: 1px solid var(--line);
  }

  & > h3 {
    font-weight: var(--fw-semibold);
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
    align-items: center;
    min-width: 0;
  }

  & p {
    flex-basis: 100%;
    min-height: var(--lh-small);
    color: var(--text-2);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }
`
