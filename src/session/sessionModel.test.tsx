import fc from 'fast-check'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { settleAll, checkAtRest } from './testing/sessionModel/checkModel.ts'
import { interruptions, interruptWrites } from './testing/sessionModel/interruptWrites.ts'
import { ModelBrowser, settle } from './testing/sessionModel/ModelBrowser.ts'
import { SessionCommand, sessionSteps, type Clock } from './testing/sessionModel/sessionCommands.ts'

/** `MODEL_RUNS=10000 npx vitest run src/app/session/sessionModel.test.tsx` runs more sequences. */
const RUNS = Number(process.env.MODEL_RUNS ?? 300)

const clock: Clock = {
  pass: async (ms) => {
    await vi.advanceTimersByTimeAsync(ms)
    await settle()
  },
  jump: (ms) => vi.setSystemTime(Date.now() + ms),
}

/** Like the browser's Web Locks: runs one callback after the other. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return { request: (_name: string, work: () => Promise<void>) => (last = last.catch(() => undefined).then(work)) }
}

const DAY_MS = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Runs a sequence of steps in a browser with so many tabs, then lets all come to rest. */
async function runSequence(
  tabCount: number,
  hasLocks: boolean,
  commands: Iterable<fc.AsyncCommand<object, ModelBrowser>>,
  arrange?: (browser: ModelBrowser) => Promise<void> | void,
) {
  vi.clearAllTimers()
  // What was logged would fill the memory.
  vi.clearAllMocks()
  vi.setSystemTime(new Date('2026-11-20T10:00:00Z'))
  const browser = new ModelBrowser(tabCount)
  if (hasLocks) Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() })
  try {
    await arrange?.(browser)
    await fc.asyncModelRun(() => ({ model: {}, real: browser }), commands)
    browser.jar.onWrite = () => undefined
    await settleAll(browser, clock.pass)
    await checkAtRest(browser, clock.pass)
  } finally {
    browser.close()
    Reflect.deleteProperty(navigator, 'locks')
  }
}

/** Signs in, so that all tabs have the session. */
async function signInEverywhere(browser: ModelBrowser): Promise<void> {
  const [first] = browser.tabs
  if (first !== undefined) await browser.logInAtOnce(first, 'imogen@books.example')
  await settleAll(browser, clock.pass)
}

const commands = () =>
  fc.commands([sessionSteps(clock).map((step) => new SessionCommand(step))], { maxCommands: 60, size: 'max' })

describe('a session in two or three tabs', () => {
  it.each([true, false])(
    'stays one user’s in one account, whatever the order of calls and signals (locks: %s)',
    async (hasLocks) => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(2, 3), fc.boolean(), commands(), (tabs, isSignedIn, steps) =>
          runSequence(tabs, hasLocks, steps, isSignedIn ? signInEverywhere : undefined),
        ),
        { numRuns: RUNS / 3 },
      )
    },
    RUNS * 1000,
  )

  it('comes to rest after a renewal that is sent in the last round', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.19)
    await runSequence(2, false, [], async (browser) => {
      await signInEverywhere(browser)
      vi.setSystemTime(Date.now() + DAY_MS - 8 * 60_000)
    })
  })

  it(
    'reads no mixture of two sign-ins while single cookies are written',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(2, 3), interruptions, commands(), (tabs, planned, steps) =>
          runSequence(tabs, true, steps, (browser) => interruptWrites(browser, planned)),
        ),
        { numRuns: RUNS / 3 },
      )
    },
    RUNS * 1000,
  )
})
