import type { Loadable } from '#domain/loadable.ts'
import { linkText } from '#domain/messages/session.ts'
import { useSessionState } from '#session/SessionContext.tsx'

/** A resource whose 404 names the account in use, once that is known: the link may be of another one. */
export function useNamedAccount<T>(resource: Loadable<T>, noun: string): Loadable<T> {
  const state = useSessionState()
  const name = state.status === 'signed-in' ? (state.account?.name ?? null) : null
  const { failure } = resource
  if (failure?.kind !== 404 || name === null) return resource
  return { ...resource, failure: { ...failure, sentence: linkText.notFound(noun, name) } }
}
