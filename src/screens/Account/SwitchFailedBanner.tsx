import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { describeFailure } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { dedupeMessages } from '#domain/dedupeMessages.ts'
import type { AccountSwitch } from './AccountScreenProps.ts'

interface SwitchFailedBannerProps {
  accountSwitch: AccountSwitch
}

/** Explains why the switch failed and which account is still current. */
export function SwitchFailedBanner({ accountSwitch: { failed } }: SwitchFailedBannerProps) {
  if (failed === null) return null
  const { account, failure } = failed
  const { title, sentence } = describeFailure(
    { ...failure, sentence: switchingText.sentence(failure.kind) },
    switchingText.failureNoun,
  )
  const details = dedupeMessages(failure.details, [title])
  return (
    <Container>
      <Banner tone="error" title={`${switchingText.failed(account.name)}.`}>
        {[title, ...(details.length > 0 ? details : [sentence]), switchingText.nothingChanged(null)]
          .map(withFullStop)
          .join(' ')}
      </Banner>
    </Container>
  )
}

/** Adds the full stop that a server's message may lack. */
const withFullStop = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

const Container = styled.div`
  margin-bottom: var(--sp-3);
`
