import { styled } from 'styled-components'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { SMALL_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { usersText } from '#domain/messages/account.ts'
import { type SortKey, parseSort, formatSort } from '#domain/sortKeys.ts'
import { ExportMenu, type OnExport } from '#screens/shared/ExportMenu.tsx'
import { Select } from '#components/inputs/Select/Select.tsx'
import { DEFAULT_USERS_SORT, USER_COLUMN_KEYS } from './usersView.ts'

interface UsersToolbarProps {
  search: string
  onSearch: (text: string) => void
  sort: readonly SortKey[]
  onSort: (sort: readonly SortKey[]) => void
  /** Null while there is nothing to export. */
  onExport: OnExport<'shown' | 'excel'> | null
}

/** Search on the left, export on the right. On small screens also the sort order, since cards have no column heads. */
export function UsersToolbar({ search, onSearch, sort, onSort, onExport }: UsersToolbarProps) {
  const isSmall = useMediaQuery(SMALL_SCREEN)
  const exportMenu = <ExportMenu files={['shown', 'excel']} onExport={onExport} compact={isSmall} />
  return (
    <Toolbar role="search">
      <SearchField
        value={search}
        onChange={onSearch}
        label={usersText.search}
        placeholder={usersText.search}
        shortcut="/"
      />
      {isSmall ? (
        <Line>
          <UsersSortSelect sort={sort} onSort={onSort} />
          {exportMenu}
        </Line>
      ) : (
        <End>{exportMenu}</End>
      )}
    </Toolbar>
  )
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-4);
`

const End = styled.div`
  margin-inline-start: auto;
`

const Line = styled.div`
  display: flex;
  gap: var(--sp-2);
  justify-content: space-between;
  width: 100%;
`

interface UsersSortSelectProps {
  sort: readonly SortKey[]
  onSort: (sort: readonly SortKey[]) => void
}

/** Sort order of the cards: any column, ascending or descending. */
function UsersSortSelect({ sort, onSort }: UsersSortSelectProps) {
  return (
    <Select
      label={usersText.sortBy}
      options={OPTIONS}
      value={formatSort(sort.slice(0, 1))}
      onChange={(text) => onSort(parseSort(text, USER_COLUMN_KEYS) ?? DEFAULT_USERS_SORT)}
    />
  )
}

const OPTIONS = USER_COLUMN_KEYS.flatMap((key) =>
  usersText.orders[key].map((label, index) => ({ value: formatSort([{ key, descending: index === 1 }]), label })),
)
