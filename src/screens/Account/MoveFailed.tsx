import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { tellFailure } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { unsaid } from '#domain/unsaid.ts'
import type { Moving } from './AccountScreenProps.ts'

interface SwitchFailedBannerProps {
  moving: Moving
}

/** Explains why the switch failed and which account is still current. */
export function MoveFailed({ moving: { failed } }: SwitchFailedBannerProps) {
  if (failed === null) return null
  const { account, failure } = failed
  const { title, sentence } = tellFailure(
    { ...failure, sentence: switchingText.sentence(failure.kind) },
    switchingText.theAccount,
  )
  const details = unsaid(failure.details, [title])
  return (
    <Container>
      <Banner tone="error" title={`${switchingText.failed(account.name)}.`}>
        {[title, ...(details.length > 0 ? details : [sentence]), switchingText.still(null)].map(withFullStop).join(' ')}
      </Banner>
    </Container>
  )
}

/** Adds the full stop that a server's message may lack. */
const withFullStop = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

const Container = styled.div`
  margin-bottom: var(--sp-3);
`
