import { searchParam, sortParam } from '#domain/address/commonParams.ts'
import { defineAddress, type StateOf } from '#domain/address/defineAddress.ts'
import type { SortKey } from '#domain/sortKeys.ts'

/** Sortable columns in table order. */
export const USER_COLUMN_KEYS = ['name', 'email', 'active'] as const

export type UserColumnKey = (typeof USER_COLUMN_KEYS)[number]

export const DEFAULT_USERS_SORT: readonly SortKey[] = [{ key: 'name', descending: false }]

/** URL state of the Users screen. */
export const usersAddress = defineAddress({ q: searchParam, sort: sortParam(USER_COLUMN_KEYS, DEFAULT_USERS_SORT) })

export type UsersView = StateOf<typeof usersAddress>
