import { listUsers } from '#api/endpoints/account.ts'
import { readPages } from '#api/readPages.ts'
import type { User } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from '#query/useResource.ts'

/**
 * All users of the account, loaded page by page.
 * @param isNeeded whether to ask for them
 */
export function useUsers(isNeeded = true): Loadable<readonly User[]> {
  return useResource<readonly User[]>(isNeeded ? [listUsers.id] : null, (call, onPage) =>
    readPages(call, listUsers, { onPage }),
  )
}
