import type { Endpoint } from '#api/endpoint.ts'
import { getMe, listMyAccounts, listMyFunctions, listMyRoles } from '#api/endpoints/account.ts'
import type { Page } from '#api/read.ts'
import { readPages } from '#api/readPages.ts'
import type { Account, Me } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { useResource } from '#query/useResource.ts'
import { linkText } from '#domain/messages/session.ts'
import { useSessionState } from '#session/SessionContext.tsx'

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

/** A resource whose 404 names the account in use, once that is known: the link may be of another one. */
export function useNamedAccount<T>(resource: Loadable<T>, noun: string): Loadable<T> {
  const state = useSessionState()
  const name = state.status === 'signed-in' ? (state.account?.name ?? null) : null
  const { failure } = resource
  if (failure?.kind !== 404 || name === null) return resource
  return { ...resource, failure: { ...failure, sentence: linkText.notFound(noun, name) } }
}
