import { listUsers } from '#api/endpoints/account.ts'
import { readPages } from '#api/readPages.ts'
import type { User } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from './useResource.ts'

/** All users of the account, loaded page by page. */
export function useUsers(): Loadable<readonly User[]> {
  return useResource<readonly User[]>([listUsers.id], (call, onPage) => readPages(call, listUsers, { onPage }))
}
