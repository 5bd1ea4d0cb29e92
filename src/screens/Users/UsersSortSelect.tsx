import { Select } from '#components/inputs/Select/Select.tsx'
import { usersText } from '#domain/messages/account.ts'
import { parseSort, formatSort, type SortKey } from '#domain/sortKeys.ts'
import { DEFAULT_USERS_SORT, USER_COLUMN_KEYS } from './usersView.ts'

interface UsersSortSelectProps {
  sort: readonly SortKey[]
  onSort: (sort: readonly SortKey[]) => void
}

/** Sort order of the cards: any column, ascending or descending. */
export function UsersSortSelect({ sort, onSort }: UsersSortSelectProps) {
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
