import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { vi } from 'vitest'

const addEventListener = window.addEventListener.bind(window)
const listeners: Parameters<typeof removeEventListener>[] = []

/**
 * Runs public/theme.js as a page that has just been opened, in an app that is served under `base`. Tests call leavePage
 * and vi.unstubAllGlobals afterwards.
 */
export function runTheme(base = '/'): void {
  leavePage()
  vi.stubGlobal('addEventListener', (...added: Parameters<typeof removeEventListener>) => {
    listeners.push(added)
    addEventListener(...added)
  })
  const script = { src: new URL(`${base}theme.js`, document.baseURI).href }
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script as HTMLScriptElement)
  runInThisContext(readFileSync('public/theme.js', 'utf8'))
}

/** Removes what public/theme.js listens to. */
export function leavePage(): void {
  for (const added of listeners.splice(0)) window.removeEventListener(...added)
}
