import { Copy } from 'lucide-react'
import { Avatar } from '#components/data/Avatar/Avatar.tsx'
import type { Column } from '#components/data/DataTable/column.ts'
import { valuesOf } from '#components/data/DataTable/sortRows.ts'
import { formatDayNumeric } from '#domain/format.ts'
import { usersText } from '#domain/messages/account.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import type { UserLine } from './userLines.ts'
import type { UserColumnKey } from './usersView.ts'

/** Called with the email to copy. */
export type OnCopyEmail = (email: string) => void

const { columns: heads } = usersText

/** Columns without the cells that need context. */
const COLUMNS: readonly (Column<UserLine> & { key: UserColumnKey })[] = [
  {
    key: 'name',
    label: heads.name,
    type: 'custom',
    sortable: true,
    width: 220,
    card: 'whole',
    value: ({ name }) => name,
  },
  { key: 'email', label: heads.email, type: 'custom', sortable: true, minWidth: 180, value: ({ email }) => email },
  {
    key: 'active',
    label: heads.active,
    type: 'custom',
    sortable: true,
    descendingFirst: true,
    width: 132,
    value: ({ user }) => user.activatedOn,
  },
]

/** What users are sorted by. */
export const USER_VALUES = valuesOf(COLUMNS)

/** The table's columns, or one column that renders a whole card. Styled by UsersTable. */
export function userColumns(onCopy: OnCopyEmail, cards: boolean): Column<UserLine>[] {
  const renderers: Partial<Record<UserColumnKey, Column<UserLine>['render']>> = {
    name: (line) =>
      cards ? (
        <UserCard line={line} onCopy={onCopy} />
      ) : (
        <span className="user">
          <Avatar name={line.name} />
          <Name line={line} />
        </span>
      ),
    email: (line) => (
      <span className="email">
        <span className="addresses">
          <Email line={line} />
          {line.otherUserName !== null && (
            <span className="truncate t3 small" dir="auto" title={shortTooltip(line.otherUserName)}>
              {usersText.username(line.otherUserName)}
            </span>
          )}
        </span>
        <CopyEmail line={line} onCopy={onCopy} />
      </span>
    ),
    active: (line) => <ActiveSince line={line} />,
  }
  return COLUMNS.filter(({ key }) => !cards || key === 'name').map((column) => {
    const render = renderers[column.key]
    return { ...column, ...(render && { render }) }
  })
}

function UserCard({ line, onCopy }: { line: UserLine; onCopy: OnCopyEmail }) {
  return (
    <span className="user">
      <Avatar name={line.name} />
      <span className="card-body">
        <span className="card-head">
          <Name line={line} />
          <ActiveSince line={line} />
        </span>
        <span className="labelled">
          {line.otherUserName !== null && (
            <>
              <span className="t3">{heads.user}</span>
              <span className="truncate" dir="auto">
                {shortName(line.otherUserName)}
              </span>
              <span className="t3">{heads.email}</span>
            </>
          )}
          <Email line={line} />
        </span>
      </span>
      <CopyEmail line={line} onCopy={onCopy} />
    </span>
  )
}

function Name({ line: { name, isCurrentUser } }: { line: UserLine }) {
  return (
    <>
      <b className="truncate" dir="auto" title={shortTooltip(name)}>
        {shortName(name)}
      </b>
      {isCurrentUser && <span className="you">{usersText.you}</span>}
    </>
  )
}

function Email({ line: { email } }: { line: UserLine }) {
  if (email === null) return <span className="truncate t3">{usersText.noEmail}</span>
  return (
    <span className="truncate" dir="auto" title={shortTooltip(email)}>
      {shortName(email)}
    </span>
  )
}

function CopyEmail({ line: { email }, onCopy }: { line: UserLine; onCopy: OnCopyEmail }) {
  if (email === null) return null
  return (
    <button
      type="button"
      className="copy"
      data-screen-only
      aria-label={usersText.copy(email)}
      title={usersText.copy(email)}
      onClick={() => onCopy(email)}
    >
      <Copy size={14} strokeWidth={1.5} aria-hidden />
    </button>
  )
}

function ActiveSince({ line: { user } }: { line: UserLine }) {
  if (user.activatedOn === null) return <span className="active-since t3">{usersText.notActivated}</span>
  return <span className="active-since num">{formatDayNumeric(user.activatedOn)}</span>
}
