import { searchParam, sortParam } from '#domain/address/commonParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import type { SortKey } from '#domain/sortKeys.ts'

/** Sortable columns in table order. */
export const USER_COLUMNS = ['name', 'user', 'email', 'active'] as const

export type UserColumnKey = (typeof USER_COLUMNS)[number]

export const DEFAULT_SORT: readonly SortKey[] = [{ key: 'name', falling: false }]

/** URL state of the Users screen. */
export const usersAddress = defineAddress({ q: searchParam, sort: sortParam(USER_COLUMNS, DEFAULT_SORT) })

export type UsersView = StateOf<typeof usersAddress>
