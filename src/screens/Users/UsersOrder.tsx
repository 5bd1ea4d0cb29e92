import { Select } from '#components/inputs/Select/Select.tsx'
import { usersText } from '#domain/messages/account.ts'
import { parseSort, writeSort, type SortKey } from '#domain/sortKeys.ts'
import { DEFAULT_SORT, USER_COLUMNS } from './usersView.ts'

interface UsersSortSelectProps {
  sort: readonly SortKey[]
  onSort: (sort: readonly SortKey[]) => void
}

/** Sort order of the cards: any column, ascending or descending. */
export function UsersOrder({ sort, onSort }: UsersSortSelectProps) {
  return (
    <Select
      label={usersText.sortBy}
      options={OPTIONS}
      value={writeSort(sort.slice(0, 1))}
      onChange={(text) => onSort(parseSort(text, USER_COLUMNS) ?? DEFAULT_SORT)}
    />
  )
}

const OPTIONS = USER_COLUMNS.flatMap((key) =>
  usersText.orders[key].map((label, index) => ({ value: writeSort([{ key, falling: index === 1 }]), label })),
)
