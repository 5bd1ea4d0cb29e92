import { styled } from 'styled-components'
import { Page } from '#components/layout/Page/Page.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { AccountScreenProps } from './AccountScreenProps.ts'
import { MasqueradePanel } from './MasqueradePanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SwitchPanel } from './SwitchPanel.tsx'
import { ThemePanel } from './ThemePanel.tsx'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { NamesList } from './NamesList.tsx'

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

/** The user's roles and permissions in the current account. */
function RolesPanel({ roles, functions }: Pick<AccountScreenProps, 'roles' | 'functions'>) {
  return (
    <Panel title={accountText.rolesAndPermissions}>
      <Note>{accountText.roles.note}</Note>
      <Lists>
        <NamesList text={accountText.roles} names={roles} skeletonLines={[52, 38]} />
        <NamesList text={accountText.permissions} names={functions} skeletonLines={[64, 48, 56, 72]} />
      </Lists>
    </Panel>
  )
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--sp-5);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Note = styled.p`
  margin-bottom: var(--sp-4);
  color: var(--text-3);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`
