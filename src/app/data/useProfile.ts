import type { Endpoint } from '#api/endpoint.ts'
import { getMe, listMyAccounts, listMyFunctions, listMyRoles } from '#api/endpoints/account.ts'
import type { Page } from '#api/read.ts'
import { readPages } from '#api/readPages.ts'
import type { Account, Me } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from '#query/useResource.ts'

/** The profile of the signed-in user. */
export function useProfile(): Loadable<Me> {
  return useResource<Me>([getMe.id], (call) => call(getMe))
}

/** The user's roles in the current account. */
export const useRoles = () => useList(listMyRoles)

/** The user's permissions in the current account. */
export const useFunctions = () => useList(listMyFunctions)

/** The accounts the user has access to; nothing is loaded while they are not wanted. */
export const useAccounts = (isWanted = true): Loadable<readonly Account[]> => useList(listMyAccounts, isWanted)

function useList<T>(endpoint: Endpoint<string, object, undefined, Page<T>>, isWanted = true): Loadable<readonly T[]> {
  return useResource<readonly T[]>(isWanted ? [endpoint.id] : null, (call) => readPages(call, endpoint, {}))
}
