import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { tellFailure } from '#domain/messages/failures.ts'
import { switchingText } from '#domain/messages/session.ts'
import { unsaid } from '#domain/unsaid.ts'
import type { Moving } from './AccountScreenProps.ts'

/** Why the account is still the one before. */
export function MoveFailed({ moving: { failed } }: { moving: Moving }) {
  if (failed === null) return null
  const { account, failure } = failed
  const { title, sentence } = tellFailure(
    { ...failure, sentence: switchingText.sentence(failure.kind) },
    switchingText.theAccount,
  )
  const details = unsaid(failure.details, [title])
  return (
    <Place>
      <Banner tone="error" title={`${switchingText.failed(account.name)}.`}>
        {[title, ...(details.length > 0 ? details : [sentence]), switchingText.still(null)].map(stopped).join(' ')}
      </Banner>
    </Place>
  )
}

/** A server's words may end without a full stop. */
const stopped = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`)

const Place = styled.div`
  margin-bottom: var(--sp-3);
`
