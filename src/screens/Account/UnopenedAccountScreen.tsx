import { styled } from 'styled-components'
import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import type { Account } from '#domain/account.ts'
import type { Failure } from '#domain/failure.ts'
import { accountText } from '#domain/messages/account.ts'
import { switchingText } from '#domain/messages/session.ts'
import { describeSwitchFailure } from '../shared/accounts/AccountSwitch.ts'
import { SwitchPanel } from './SwitchPanel.tsx'
import type { AccountScreenProps } from './AccountScreenProps.ts'

export interface UnopenedAccountScreenProps extends Pick<AccountScreenProps, 'accounts' | 'accountSwitch'> {
  /** The account that was opened instead of the missing one, in vain, and why; null if it is not known. */
  openFailure: { account: Account; failure: Failure } | null
}

/** The account of the last time is gone and the first one could not be opened: offers the list (spec section 4). */
export function UnopenedAccountScreen({ openFailure, accounts, accountSwitch }: UnopenedAccountScreenProps) {
  const title = openFailure === null ? switchingText.noneOpened : switchingText.notOpened(openFailure.account.name)
  return (
    <Page title={accountText.heading} width="narrow">
      <Sections>
        <Banner tone="error" title={`${title}.`}>
          {openFailure === null
            ? switchingText.notInList
            : describeSwitchFailure(openFailure.failure, switchingText.notInList)}
        </Banner>
        <SwitchPanel accounts={accounts} currentId={null} accountSwitch={accountSwitch} />
      </Sections>
    </Page>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);
`
