import { styled } from 'styled-components'
import { Avatar } from '#components/Avatar/Avatar.tsx'

export interface UserBadgeProps {
  /** The account worked in; while masquerading the other one. */
  accountName: string
  personName: string
  masquerading?: boolean
}

/** Who works in which account: the account's name over the person's, and the avatar. What a user menu's button holds; only the avatar below 768px. */
export function UserBadge({ accountName, personName, masquerading = false }: UserBadgeProps) {
  return (
    <Badge>
      <Names>
        <Account>{accountName}</Account>
        <Person>{personName}</Person>
      </Names>
      <Avatar name={personName} masked={masquerading} />
    </Badge>
  )
}

const Badge = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`

const Names = styled.span`
  display: grid;
  justify-items: end;
  min-width: 0;
  max-width: 220px;
  line-height: var(--lh-small);

  @media (max-width: 767px) {
    display: none;
  }
`

const Account = styled.bdi`
  max-width: 100%;
  overflow: hidden;
  color: var(--text);
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Person = styled(Account)`
  color: var(--text-3);
  font-size: var(--fs-small);
  font-weight: var(--fw-regular);
`
