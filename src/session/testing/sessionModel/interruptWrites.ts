import fc from 'fast-check'
import { checkScreen } from './checkModel.ts'
import type { ModelBrowser, ModelTab } from './ModelBrowser.ts'

/** What another tab does between two single cookies of a write. */
export interface Interruption {
  /** How many cookies are written or removed before it. */
  after: number
  at: number
  act: 'show' | 'reload' | 'deliver' | 'call'
}

export const interruptions: fc.Arbitrary<Interruption[]> = fc.array(
  fc.record({
    after: fc.nat(9),
    at: fc.nat(5),
    act: fc.constantFrom('show', 'reload', 'deliver', 'call'),
  }),
  { maxLength: 60, size: 'max' },
)

/** Lets other tabs read, and act on, cookies that a tab is just writing. */
export function interruptWrites(browser: ModelBrowser, planned: readonly Interruption[]): void {
  const queue = [...planned]
  let isInterrupted = false
  browser.jar.onWrite = () => {
    const [next] = queue
    if (next === undefined || isInterrupted) return
    if (next.after > 0) queue[0] = { ...next, after: next.after - 1 }
    else {
      queue.shift()
      isInterrupted = true
      interrupt(browser, next)
      isInterrupted = false
    }
  }
}

function interrupt(browser: ModelBrowser, { at, act }: Interruption): void {
  const writer = browser.actingTab
  const others = browser.tabs.filter(({ number, isAsleep }) => number !== writer && !isAsleep)
  const tab = others[at % Math.max(others.length, 1)]
  if (tab === undefined) return
  ACTS[act](browser, tab)
  try {
    for (const reader of others) checkScreen(browser, reader)
  } catch (error) {
    // An error here would be ignored by the write of the cookie.
    browser.problems.push(String(error))
  }
  browser.actingTab = writer
}

const ACTS: Record<Interruption['act'], (browser: ModelBrowser, tab: ModelTab) => void> = {
  show: (_browser, { session }) => session.sync(),
  reload: (browser, tab) => browser.reload(tab),
  deliver: (browser, tab) => browser.deliver(tab),
  call: (browser, tab) => browser.call(tab),
}
