import { useMemo } from 'react'
import type { Endpoint } from '#api/endpoint.ts'
import { getMe, listMyAccounts, listMyFunctions, listMyRoles } from '#api/endpoints/account.ts'
import type { Page } from '#api/read.ts'
import type { Account, Me } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useClient } from '../session/useClient.ts'
import { useResource } from './useResource.ts'

/** The profile of the signed-in user. */
export function useProfile(): Loadable<Me> {
  const client = useClient()
  return useResource<Me>([getMe.id], (signal) => client.call(getMe, { signal }))
}

/** The user's roles in the current account. */
export const useRoles = () => useList(listMyRoles)

/** The user's permissions in the current account. */
export const useFunctions = () => useList(listMyFunctions)

/** The accounts the user has access to. */
export const useAccounts = (): Loadable<readonly Account[]> => useList(listMyAccounts)

function useList<T>(endpoint: Endpoint<string, object, undefined, Page<T>>): Loadable<readonly T[]> {
  const client = useClient()
  const page = useResource([endpoint.id], (signal) => client.call(endpoint, { signal }))
  return useMemo(() => ({ ...page, data: page.data?.rows }), [page])
}
