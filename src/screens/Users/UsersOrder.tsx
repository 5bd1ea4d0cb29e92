import { Select } from '#components/inputs/Select/Select.tsx'
import { usersText } from '#domain/messages/account.ts'
import { parseSort, writeSort, type SortKey } from '#domain/sortKeys.ts'
import { DEFAULT_SORT, USER_COLUMNS } from './usersView.ts'

interface UsersOrderProps {
  sort: readonly SortKey[]
  onSort: (sort: readonly SortKey[]) => void
}

/** The order of the cards: each column, either way round. */
export function UsersOrder({ sort, onSort }: UsersOrderProps) {
  return (
    <Select
      label={usersText.sortBy}
      options={ORDERS}
      value={writeSort(sort.slice(0, 1))}
      onChange={(text) => onSort(parseSort(text, USER_COLUMNS) ?? DEFAULT_SORT)}
    />
  )
}

const ORDERS = USER_COLUMNS.flatMap((key) =>
  usersText.orders[key].map((label, at) => ({ value: writeSort([{ key, falling: at === 1 }]), label })),
)
