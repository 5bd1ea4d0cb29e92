import { styled } from 'styled-components'
import { Page } from '#components/layout/Page/Page.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { AccountScreenProps } from './AccountScreenProps.ts'
import { MasqueradePanel } from './MasqueradePanel.tsx'
import { NamesPanel } from './NamesPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SwitchPanel } from './SwitchPanel.tsx'
import { ThemePanel } from './ThemePanel.tsx'

const { roles: rolesText, permissions: functionsText } = accountText

/** The signed-in user's profile, roles, permissions and theme, and switching to another account. */
export function AccountScreen({
  profile,
  roles,
  functions,
  accounts,
  currentId,
  currentName,
  isStaff,
  accountSwitch,
  theme,
  onThemeChange,
}: AccountScreenProps) {
  return (
    <Page title={accountText.heading} subtitle={accountText.sub} width="narrow">
      <Columns>
        <Column>
          <ProfilePanel profile={profile} accountName={currentName} />
          <NamesPanel
            heading={rolesText.heading}
            noun={rolesText.failureNoun}
            emptyText={rolesText.none}
            note={rolesText.note}
            names={roles}
          />
          <NamesPanel
            heading={functionsText.heading}
            noun={functionsText.failureNoun}
            emptyText={functionsText.none}
            names={functions}
          />
          <ThemePanel theme={theme} onThemeChange={onThemeChange} />
        </Column>
        <Column>
          <SwitchPanel accounts={accounts} currentId={currentId} accountSwitch={accountSwitch} />
          {isStaff && <MasqueradePanel accounts={accounts.data ?? NO_ACCOUNTS} accountSwitch={accountSwitch} />}
        </Column>
      </Columns>
    </Page>
  )
}

const NO_ACCOUNTS: readonly never[] = []

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--sp-5);

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);
`
