import { styled } from 'styled-components'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { AccountScreenProps } from './AccountScreenProps.ts'
import { NamesList } from './NamesList.tsx'

/** The user's roles and permissions in the current account. */
export function RolesPanel({ roles, functions }: Pick<AccountScreenProps, 'roles' | 'functions'>) {
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
