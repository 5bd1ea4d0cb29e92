import { useMemo } from 'react'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { Page } from '#components/layout/Page/Page.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { saveTextFile } from '#components/lib/saveFile.ts'
import { TableSkeleton, type SkeletonColumn } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import type { User } from '#domain/account.ts'
import type { Day } from '#domain/catalogue.ts'
import type { Loadable } from '#domain/loadable.ts'
import { usersText } from '#domain/messages/account.ts'
import { useTyped } from '#screens/shared/useTyped.ts'
import { SORT_COLUMNS, userColumns, type OnCopy } from './userColumns.tsx'
import { userFilter, userLines } from './userLines.ts'
import { usersCsv } from './usersCsv.ts'
import { NoMatch, NoUsers } from './UsersEmpty.tsx'
import { UsersTable } from './UsersTable.tsx'
import { UsersTools } from './UsersTools.tsx'
import type { UsersView } from './usersView.ts'

export interface UsersScreenProps {
  users: Loadable<readonly User[]>
  view: UsersView
  /** Typing replaces the address, everything else is a step that Back undoes. */
  onView: (change: Partial<UsersView>, how?: 'push' | 'replace') => void
  /** The account they have access to; null: its name is not known yet. */
  accountName: string | null
  /** The user name of who is signed in. */
  me: string | null
  today: Day
  /** Copies an e-mail and says so; keep it stable. */
  onCopyEmail: OnCopy
  onBack: () => void
}

const NO_ROWS: readonly User[] = []
const SKELETON: readonly SkeletonColumn[] = [
  { kind: 'avatar' },
  { kind: 'lines' },
  { kind: 'figure', width: 180, wide: true },
  { kind: 'figure', width: 72 },
]

/** Who has access to the account (screens.md, Users; visual.md, screen 8). */
export function UsersScreen({ users, view, onView, accountName, me, today, onCopyEmail, onBack }: UsersScreenProps) {
  const small = useMedia(SMALL)
  const { text: q, type, drop } = useTyped(view.q, (text) => onView({ q: text }, 'replace'))
  const rows = users.data ?? NO_ROWS
  const lines = useMemo(() => userLines(rows, me), [rows, me])
  const keep = useMemo(() => userFilter(q), [q])
  const order = useRowOrder({ rows: lines, columns: SORT_COLUMNS, sort: view.sort, keep })
  const columns = useMemo(() => userColumns(onCopyEmail, small), [onCopyEmail, small])
  const shown = order.indices.length
  const part = users.progress !== null || users.cancelled
  const counts =
    users.data && !part && rows.length > 0
      ? { all: rows.length, waiting: rows.filter(({ activatedOn }) => activatedOn === null).length }
      : null

  const exportFile = () => {
    const inOrder = Array.from(order.indices).flatMap((at) => lines[at] ?? [])
    saveTextFile(usersText.fileName(today, part), usersCsv(inOrder))
  }
  const clear = () => {
    drop()
    onView({ q: '' }, 'push')
  }
  return (
    <Page
      title={usersText.heading}
      sub={counts ? usersText.sub(counts, accountName) : usersText.subBefore(accountName)}
    >
      <UsersTools
        search={q}
        onSearch={type}
        found={keep && users.data ? usersText.found(shown, rows.length) : null}
        sort={view.sort}
        onSort={(sort) => onView({ sort }, 'push')}
        onExport={shown === 0 || users.progress !== null ? null : exportFile}
      />
      <Resource
        resource={users}
        noun={usersText.these}
        skeleton={<TableSkeleton columns={SKELETON} rows={10} rowHeight={small ? 89 : 52} />}
        isEmpty={(data) => data.length === 0}
        empty={<NoUsers onLookAgain={users.retry} />}
        onBack={onBack}
      >
        {() =>
          shown === 0 ? (
            <NoMatch search={q} onClear={clear} />
          ) : (
            <UsersTable
              lines={lines}
              order={order}
              columns={columns}
              sort={view.sort}
              onSort={(sort) => onView({ sort }, 'push')}
              loading={users.loading ? users.progress : null}
            />
          )
        }
      </Resource>
    </Page>
  )
}
