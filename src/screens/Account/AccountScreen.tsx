import { styled } from 'styled-components'
import { Page } from '#components/layout/Page/Page.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { AccountScreenProps } from './AccountScreenProps.ts'
import { MasqueradePanel } from './MasqueradePanel.tsx'
import { NamesPanel } from './NamesPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SwitchPanel } from './SwitchPanel.tsx'
import { ThemePanel } from './ThemePanel.tsx'

const { roles: rolesText, functions: functionsText } = accountText

/** The signed-in user's profile, roles, permissions and theme, and switching to another account. */
export function AccountScreen({
  profile,
  roles,
  functions,
  accounts,
  currentId,
  currentName,
  staff,
  moving,
  theme,
  onTheme,
}: AccountScreenProps) {
  return (
    <Page title={accountText.heading} sub={accountText.sub} width="narrow">
      <Columns>
        <Column>
          <ProfilePanel profile={profile} accountName={currentName} />
          <NamesPanel
            heading={rolesText.heading}
            noun={rolesText.these}
            none={rolesText.none}
            note={rolesText.note}
            names={roles}
          />
          <NamesPanel
            heading={functionsText.heading}
            noun={functionsText.these}
            none={functionsText.none}
            names={functions}
          />
          <ThemePanel theme={theme} onTheme={onTheme} />
        </Column>
        <Column>
          <SwitchPanel accounts={accounts} currentId={currentId} moving={moving} />
          {staff && <MasqueradePanel accounts={accounts.data ?? NO_ACCOUNTS} moving={moving} />}
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
