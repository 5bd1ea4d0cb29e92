/** A message from one tab to the others: what has just been written to the cookies, or removed from them. */
export type TabSignal = { kind: 'signed-out'; signInId: string } | ({ kind: 'signed-in' } & SignInSummary)

/** Who is signed in, where, and by which login or switch. */
export interface SignInSummary {
  signInId: string
  userName: string
  accountId: string | null
  masquerade: boolean
}

export interface Tabs {
  broadcast: (signal: TabSignal) => void
  /** Returns a function that stops listening. */
  listen: (onSignal: (signal: TabSignal) => void) => () => void
}

const CHANNEL_NAME = 'lightshelf.session'
const ALONE: Tabs = { broadcast: () => undefined, listen: () => () => undefined }

/** Connects the tabs of this browser. Without BroadcastChannel, a tab reads the cookies when it is next shown. */
export function connectTabs(): Tabs {
  try {
    return connect(new BroadcastChannel(CHANNEL_NAME))
  } catch {
    return ALONE
  }
}

function connect(channel: BroadcastChannel): Tabs {
  return {
    broadcast: (signal) => channel.postMessage(signal),
    listen: (onSignal) => {
      const onMessage = (event: MessageEvent<unknown>) => {
        const signal = asSignal(event.data)
        if (signal) onSignal(signal)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}

/** Tabs that run an earlier version send less. */
function asSignal(raw: unknown): TabSignal | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { kind, signInId: id, userName, accountId, masquerade } = raw as Record<string, unknown>
  const signInId = typeof id === 'string' ? id : ''
  if (kind === 'signed-out') return { kind, signInId }
  if (kind !== 'signed-in') return null
  return {
    kind,
    signInId,
    userName: typeof userName === 'string' ? userName : '',
    accountId: typeof accountId === 'string' ? accountId : null,
    masquerade: masquerade === true,
  }
}
