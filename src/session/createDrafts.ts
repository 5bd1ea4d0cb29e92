import type { Draft } from '#domain/draft.ts'
import type { SignedIn } from './sessionState.ts'
import type { Session } from './sessionStore.ts'

/** The drafts of one user in one account. */
export interface Drafts {
  /** The draft of this name. What is written to it after it was discarded with all others is lost. */
  open: <T>(name: string) => Draft<T>
  /** Whether there is any: leaving the page would lose it. */
  exist: () => boolean
}

/**
 * Drafts in memory. They outlive the end of a session for the next login of the same user to the same account; anybody
 * else's, a logout, a switch and a masquerade discard them, before anything is drawn. While there are any, the browser
 * asks before it leaves the page.
 */
export function createDrafts(session: Pick<Session, 'getState' | 'subscribe'>): Drafts {
  let values = new Map<string, unknown>()
  let owner: { id: string; epoch: number } | null = null

  const askBeforeLeaving = () => {
    if (values.size > 0) window.addEventListener('beforeunload', ask)
    else window.removeEventListener('beforeunload', ask)
  }
  const discardAll = () => {
    values = new Map()
    askBeforeLeaving()
  }
  const followSession = () => {
    const state = session.getState()
    if (state.status === 'anonymous') {
      if (state.ended === 'logout') discardAll()
      return
    }
    const next = { id: ownerOf(state), epoch: state.epoch }
    // Within one session the account only becomes known.
    if (owner !== null && next.epoch !== owner.epoch && next.id !== owner.id) discardAll()
    owner = next
  }
  followSession()
  session.subscribe(followSession)

  return {
    open: <T>(name: string): Draft<T> => {
      const own = values
      return {
        read: () => (own.get(name) as T | undefined) ?? null,
        write: (value) => {
          if (value === null) own.delete(name)
          else own.set(name, value)
          askBeforeLeaving()
        },
      }
    },
    exist: () => values.size > 0,
  }
}

const ownerOf = ({ user, claims, account }: SignedIn): string =>
  JSON.stringify([user.userName.toLowerCase(), claims.accountId ?? account?.id ?? null, claims.masquerade])

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
