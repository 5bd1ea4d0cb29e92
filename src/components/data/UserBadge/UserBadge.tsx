import { styled } from 'styled-components'
import { Avatar } from '#components/data/Avatar/Avatar.tsx'

export interface UserBadgeProps {
  /** What the button does, read before the names and not seen: "User menu". Give it instead of the button's own `aria-label`, which would hide the names. */
  label?: string | undefined
  /** The account worked in; while masquerading the other one. */
  accountName: string
  personName: string
  masquerading?: boolean
}

/** Who works in which account: the account's name over the person's, and the avatar. What a user menu's button holds; below 768px only the avatar is seen. */
export function UserBadge({ label, accountName, personName, masquerading = false }: UserBadgeProps) {
  return (
    <Badge>
      {label !== undefined && <span className="vh">{label} </span>}
      <Names>
        <Account>{accountName}</Account> <Person>{personName}</Person>
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
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
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
