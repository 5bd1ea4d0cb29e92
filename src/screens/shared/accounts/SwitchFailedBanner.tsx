import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { switchingText } from '#domain/messages/session.ts'
import { type AccountSwitch, describeSwitchFailure } from './AccountSwitch.ts'

interface SwitchFailedBannerProps {
  accountSwitch: AccountSwitch
}

/** Explains why the switch failed and which account is still current. */
export function SwitchFailedBanner({ accountSwitch: { failed } }: SwitchFailedBannerProps) {
  if (failed === null) return null
  return (
    <Container>
      <Banner tone="error" title={`${switchingText.failed(failed.account.name)}.`}>
        {describeSwitchFailure(failed.failure, switchingText.nothingChanged(null))}
      </Banner>
    </Container>
  )
}

const Container = styled.div`
  margin-bottom: var(--sp-3);
`
