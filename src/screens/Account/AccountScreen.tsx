import { styled } from 'styled-components'
import { Page } from '#components/layout/Page/Page.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { AccountScreenProps } from './AccountScreenProps.ts'
import { MasqueradePanel } from './MasqueradePanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { RolesPanel } from './RolesPanel.tsx'
import { SwitchPanel } from './SwitchPanel.tsx'
import { ThemePanel } from './ThemePanel.tsx'

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
        {/* Lists of any length come last, so that they push nothing down once they are there. */}
        <Column>
          <ProfilePanel profile={profile} accountName={currentName} />
          <ThemePanel theme={theme} onThemeChange={onThemeChange} />
          <RolesPanel roles={roles} functions={functions} />
        </Column>
        <Column>
          {isStaff && <MasqueradePanel accounts={accounts.data ?? NO_ACCOUNTS} accountSwitch={accountSwitch} />}
          <SwitchPanel accounts={accounts} currentId={currentId} accountSwitch={accountSwitch} />
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
