/** A message from one tab to the others. */
export type TabSignal = { kind: 'signed-out' } | { kind: 'signed-in'; accountId: string | null }

export interface Tabs {
  broadcast: (signal: TabSignal) => void
  /** Returns a function that stops listening. */
  listen: (onSignal: (signal: TabSignal) => void) => () => void
}

const CHANNEL_NAME = 'lightshelf.session'

/** Connects the tabs of this browser through a BroadcastChannel, or through storage events if there is none. */
export function connectTabs(): Tabs {
  return typeof BroadcastChannel === 'undefined' ? storageTabs() : channelTabs()
}

function channelTabs(): Tabs {
  const channel = new BroadcastChannel(CHANNEL_NAME)
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

function storageTabs(): Tabs {
  return {
    broadcast: (signal) => {
      try {
        // The timestamp makes two equal signals two events.
        window.localStorage.setItem(CHANNEL_NAME, JSON.stringify({ ...signal, at: Date.now() }))
      } catch {
        // Storage is blocked: the other tab finds out with its next request.
      }
    },
    listen: (onSignal) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== CHANNEL_NAME || event.newValue === null) return
        const signal = asSignal(parse(event.newValue))
        if (signal) onSignal(signal)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

function asSignal(raw: unknown): TabSignal | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { kind, accountId } = raw as Record<string, unknown>
  if (kind === 'signed-out') return { kind }
  return kind === 'signed-in' ? { kind, accountId: typeof accountId === 'string' ? accountId : null } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
