import { styled } from 'styled-components'
import { Avatar } from '#components/data/Avatar/Avatar.tsx'
import { shortName } from '#domain/text/shortenText.ts'

export interface UserBadgeProps {
  /**
   * Visually hidden text before the names: "User menu". An `aria-label` on the button would hide the names.
   * @default none
   */
  label?: string | undefined
  /** The current account, or the one viewed while masquerading. */
  accountName: string
  /** The user's name, also for the avatar's initials. */
  fullName: string
  /** Whether another account is viewed: the avatar shows a mask. */
  masquerading?: boolean
}

/**
 * The current account's and user's names with the avatar, for the user menu's button. Below 768px only the avatar is
 * visible.
 */
export function UserBadge({ label, accountName, fullName, masquerading = false }: UserBadgeProps) {
  return (
    <Badge>
      {label !== undefined && <span className="visually-hidden">{`${label} `}</span>}
      <Names>
        <AccountName>{shortName(accountName)}</AccountName> <UserName>{shortName(fullName)}</UserName>
      </Names>
      <Avatar name={fullName} masked={masquerading} />
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
  /* Two lines fit into the bar, however large text is. */
  line-height: min(var(--lh-small), 28px);

  @media (max-width: 767px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

const AccountName = styled.bdi`
  max-width: 100%;
  overflow: hidden;
  color: var(--text);
  text-overflow: ellipsis;
  white-space: nowrap;
`

const UserName = styled(AccountName)`
  color: var(--text-3);
  font-size: var(--fs-small);
  font-weight: var(--fw-regular);
`
