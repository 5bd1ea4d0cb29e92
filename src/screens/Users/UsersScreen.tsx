import { useMemo } from 'react'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { Page } from '#components/layout/Page/Page.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { saveTextFile } from '#components/lib/saveFile.ts'
import { useExportOnce } from '#components/lib/useExportOnce.ts'
import { SkeletonCircle } from '#components/feedback/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { User } from '#domain/account.ts'
import type { CsvFormat } from '#domain/csv.ts'
import type { Day } from '#domain/day.ts'
import type { Loadable } from '#domain/loadable.ts'
import { usersText } from '#domain/messages/account.ts'
import { useDebouncedText } from '#screens/shared/useDebouncedText.ts'
import { USER_VALUES, userColumns, type OnCopyEmail } from './userColumns.tsx'
import { userFilter, userLines, usersCsv } from './userLines.ts'
import { UsersTable, USERS_TABLE_SIZES } from './UsersTable.tsx'
import { UsersToolbar } from './UsersToolbar.tsx'
import type { UsersView } from './usersView.ts'
import { NoRows } from '#screens/shared/NoRows.tsx'

export interface UsersScreenProps {
  /** The users with access to the account. */
  users: Loadable<readonly User[]>
  /** View parsed from the URL by usersAddress. */
  view: UsersView
  /** Typing replaces the history entry; other changes push one, so that Back undoes them. */
  onView: (change: Partial<UsersView>, mode: 'push' | 'replace') => void
  /** Name of the account; null until known. */
  accountName: string | null
  /** Username of the signed-in user. */
  userName: string | null
  /** The current day. Its data is incomplete. */
  today: Day
  /** Copies an email and notifies the user; must be referentially stable. */
  onCopyEmail: OnCopyEmail
}

const NO_USERS: readonly User[] = []

const { noMatch } = usersText

/** The users with access to the account. */
export function UsersScreen({ users, view, onView, accountName, userName, today, onCopyEmail }: UsersScreenProps) {
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const { text: q, setText, discard } = useDebouncedText(view.q, (text) => onView({ q: text }, 'replace'))
  const rows = users.data ?? NO_USERS
  const lines = useMemo(() => userLines(rows, userName), [rows, userName])
  const keep = useMemo(() => userFilter(q), [q])
  const order = useRowOrder({ rows: lines, values: USER_VALUES, sort: view.sort, filter: keep })
  const columns = useMemo(() => userColumns(onCopyEmail, isSmall), [onCopyEmail, isSmall])
  const exportOnce = useExportOnce()
  const visibleCount = order.indices.length
  const { isComplete } = users
  const counts =
    isComplete && rows.length > 0
      ? {
          shown: visibleCount,
          all: rows.length,
          waiting: rows.filter(({ activatedOn }) => activatedOn === null).length,
        }
      : null

  const handleExport = (file: 'shown' | 'excel', format: CsvFormat) => {
    const name = usersText.fileNames[file](today)
    exportOnce(name, () => {
      const sortedLines = Array.from(order.indices).flatMap((index) => lines[index] ?? [])
      saveTextFile(name, usersCsv(sortedLines, format))
    })
  }
  const handleClear = () => {
    discard()
    onView({ q: '' }, 'push')
  }
  return (
    <Page
      title={usersText.heading}
      subtitle={counts ? usersText.sub(counts, accountName) : usersText.subWhileLoading(accountName)}
      width="narrow"
    >
      <UsersToolbar
        search={q}
        onSearch={setText}
        sort={view.sort}
        onSort={(sort) => onView({ sort }, 'push')}
        onExport={visibleCount > 0 && isComplete ? handleExport : null}
      />
      <Resource
        resource={users}
        noun={usersText.failureNoun}
        errorVariant="page"
        skeleton={
          <TableSkeleton
            {...USERS_TABLE_SIZES}
            columns={columns}
            rows={10}
            sort={view.sort}
            image={<SkeletonCircle size={32} />}
            nameLines={isSmall ? 2 : 1}
          />
        }
        isEmpty={(data) => data.length === 0}
        empty={<NoRows {...usersText.none} onAction={users.retry} />}
      >
        {() =>
          visibleCount === 0 && isComplete ? (
            <NoRows {...noMatch} title={noMatch.title(q.trim())} onAction={handleClear} />
          ) : (
            <UsersTable
              lines={lines}
              order={order}
              columns={columns}
              sort={view.sort}
              onSort={(sort) => onView({ sort }, 'push')}
              loading={users.loading && !isComplete ? users.progress : null}
              isPartial={!isComplete}
            />
          )
        }
      </Resource>
    </Page>
  )
}
