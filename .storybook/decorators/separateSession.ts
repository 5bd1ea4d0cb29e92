/** In the address of a frame whose story has a session of its own. */
export const SEPARATE = 'session=separate'

/**
 * Gives a story beside others cookies, storage and tabs of its own, in memory: they would log each other out. Called once,
 * before anything reads them.
 */
export function separateSession(): void {
  if (!window.location.search.includes(SEPARATE)) return
  const cookies = new Map<string, string>()
  Object.defineProperty(document, 'cookie', {
    get: () => Array.from(cookies, (pair) => pair.join('=')).join('; '),
    set: (text: string) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      const [, expires = ''] = /;\s*expires=([^;]+)/i.exec(text) ?? []
      if (Date.parse(expires) < Date.now()) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
  // As where storage is blocked: what is kept stays in memory (safeStorage).
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('A session of its own', 'SecurityError')
      },
    })
  const suffix = crypto.randomUUID()
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} ${suffix}`)
    }
  }
}
