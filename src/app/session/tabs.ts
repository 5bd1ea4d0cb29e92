/** What one tab tells the others. */
export type TabSignal = { kind: 'signed-out' } | { kind: 'signed-in'; accountId: string | null }

export interface Tabs {
  tell: (signal: TabSignal) => void
  listen: (heard: (signal: TabSignal) => void) => () => void
}

const NAME = 'lightshelf.session'

/** Tabs talk over a BroadcastChannel; where there is none, over storage events. */
export function openTabs(): Tabs {
  return typeof BroadcastChannel === 'undefined' ? storageTabs() : channelTabs()
}

function channelTabs(): Tabs {
  const channel = new BroadcastChannel(NAME)
  return {
    tell: (signal) => channel.postMessage(signal),
    listen: (heard) => {
      const onMessage = (event: MessageEvent<unknown>) => {
        const signal = asSignal(event.data)
        if (signal) heard(signal)
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}

function storageTabs(): Tabs {
  return {
    tell: (signal) => {
      try {
        // The instant makes two equal signals two events.
        window.localStorage.setItem(NAME, JSON.stringify({ ...signal, at: Date.now() }))
      } catch {
        // Storage is blocked: the other tab learns of it with its next request.
      }
    },
    listen: (heard) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== NAME || event.newValue === null) return
        const signal = asSignal(parse(event.newValue))
        if (signal) heard(signal)
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
