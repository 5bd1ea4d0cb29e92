import { readAddress, writeAddress } from '#domain/readAddress.ts'
import { parseSort, sameSort, writeSort, type SortKey } from '#domain/sortKeys.ts'

/** What users can be sorted by: the columns, in their order. */
export const USER_COLUMNS = ['name', 'user', 'email', 'active'] as const

export type UserColumnKey = (typeof USER_COLUMNS)[number]

export const DEFAULT_SORT: readonly SortKey[] = [{ key: 'name', falling: false }]

/** The state of the Users screen that its address holds. */
export interface UsersView {
  /** The search, as typed. */
  q: string
  /** Never empty. */
  sort: readonly SortKey[]
}

/** Reads the search string of an address; what cannot be read falls back and is named in `ignored`. Never fails. */
export function parseUsersView(search: string): { view: UsersView; ignored: readonly string[] } {
  const { params, read, ignored } = readAddress<'sort'>(search)
  const sort = read<readonly SortKey[]>(['sort'], ([text = '']) => parseSort(text, USER_COLUMNS), DEFAULT_SORT)
  return { view: { q: params.get('q') ?? '', sort }, ignored }
}

/** Writes a view as the search string of an address: '' or '?…', with what is default left out. */
export function writeUsersView({ q, sort }: UsersView): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (!sameSort(sort, DEFAULT_SORT)) params.set('sort', writeSort(sort))
  return writeAddress(params)
}
