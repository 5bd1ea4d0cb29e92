import fc from 'fast-check'
import { readAccountState } from '../../accountStore.ts'
import { readAuth } from '../../authCookies.ts'
import { safeStorage } from '../../safeStorage.ts'
import { checkAlways } from './checkModel.ts'
import { ACCOUNT_NAMES, USERS, type PendingCall } from './ModelServer.ts'
import { settle, type ModelBrowser, type ModelTab } from './ModelBrowser.ts'

/** A step that a person, the server, the browser or the clock takes. */
export interface SessionStep {
  name: string
  /** Picks the tab, call or signal among those there are. */
  at: number
  can: (browser: ModelBrowser) => boolean
  run: (browser: ModelBrowser) => Promise<void> | void
}

export interface Clock {
  /** Lets time pass, with its timers. */
  pass: (ms: number) => Promise<void>
  /** Sets the clock forward without any timer, as while a computer sleeps. */
  jump: (ms: number) => void
}

const MINUTE = 60_000
const at = fc.nat(5)
const awake = ({ tabs }: ModelBrowser) => tabs.filter(({ isAsleep }) => !isAsleep)
const signedIn = (browser: ModelBrowser) =>
  awake(browser).filter(({ session }) => session.getState().status === 'signed-in')
const onLogin = (browser: ModelBrowser) =>
  awake(browser).filter((tab) => tab.session.getState().status === 'anonymous' && !tab.isLoggingIn)
const withSignals = (browser: ModelBrowser) => awake(browser).filter(({ signals }) => signals.length > 0)
/** A tab that sleeps receives no answers either. */
const answerable = (browser: ModelBrowser) =>
  browser.server.pending.filter((call) => awake(browser).some(({ number }) => number === call.tab))
const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

type Tabs = (browser: ModelBrowser) => readonly ModelTab[]
const step = (name: string, index: number, tabs: Tabs, act: (tab: ModelTab, browser: ModelBrowser) => void) => ({
  name,
  at: index,
  can: (browser: ModelBrowser) => tabs(browser).length > 0,
  run: (browser: ModelBrowser) => act(pick(tabs(browser), index), browser),
})

/** All steps, those more often that lead further. */
export function sessionSteps({ pass, jump }: Clock): fc.Arbitrary<SessionStep> {
  const users = fc.constantFrom(...Object.keys(USERS), 'Imogen@Books.example')
  const accounts = fc.constantFrom(...Object.keys(ACCOUNT_NAMES))
  const answer = (index: number, status: number): SessionStep => ({
    name: `answer ${status}`,
    at: index,
    can: (browser) => answerable(browser).length > 0,
    run: (browser) => answerLate(browser, pick(answerable(browser), index), status),
  })
  const atAnyTime = (name: string, run: (browser: ModelBrowser) => Promise<void> | void): SessionStep => ({
    name,
    at: 0,
    can: () => true,
    run,
  })
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc
        .tuple(at, users)
        .map(([tab, user]) => step(`log in ${user}`, tab, onLogin, (on, in_) => in_.logIn(on, user))),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(at, users).map(([tab, user]) => ({
        name: `log in ${user}, at once`,
        at: tab,
        can: (browser: ModelBrowser) => onLogin(browser).length > 0,
        run: (browser: ModelBrowser) => browser.logInAtOnce(pick(onLogin(browser), tab), user),
      })),
    },
    { weight: 12, arbitrary: at.map((index) => answer(index, 200)) },
    {
      weight: 1,
      arbitrary: fc.tuple(at, fc.constantFrom(401, 403, 500)).map(([index, status]) => answer(index, status)),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(at, accounts, fc.constantFrom('switch' as const, 'masquerade' as const))
        .map(([tab, account, mode]) =>
          step(`${mode} ${account}`, tab, signedIn, (on, in_) => in_.switchTo(on, account, mode)),
        ),
    },
    {
      weight: 1,
      arbitrary: at.map((tab) => step('cancel the switch', tab, signedIn, ({ session }) => session.endSwitch())),
    },
    { weight: 3, arbitrary: at.map((tab) => step('log out', tab, signedIn, (on, in_) => in_.logOut(on))) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(at, at)
        .map(([tab, index]) => step('deliver a signal', tab, withSignals, (on, in_) => deliver(on, index, in_))),
    },
    { weight: 3, arbitrary: at.map((tab) => step('show the tab', tab, awake, ({ session }) => session.sync())) },
    { weight: 2, arbitrary: at.map((tab) => step('call', tab, signedIn, (on, in_) => in_.call(on))) },
    { weight: 1, arbitrary: at.map((tab) => step('fall asleep', tab, awake, (on) => void (on.isAsleep = true))) },
    {
      weight: 2,
      arbitrary: at.map((tab) => step('wake', tab, ({ tabs }) => tabs.filter(({ isAsleep }) => isAsleep), wake)),
    },
    { weight: 1, arbitrary: at.map((tab) => step('reload', tab, awake, (on, in_) => in_.reload(on))) },
    {
      weight: 1,
      arbitrary: at.map((index) => atAnyTime('delete a cookie', ({ jar }) => jar.remove(jar.names()[index] ?? ''))),
    },
    {
      weight: 1,
      arbitrary: fc.constant(
        atAnyTime('delete all cookies', ({ jar }) => jar.names().forEach((name) => jar.remove(name))),
      ),
    },
    { weight: 3, arbitrary: fc.constantFrom(50, 250, 600).map((ms) => atAnyTime(`pass ${ms} ms`, () => pass(ms))) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(20, 720, 1431)
        .map((minutes) => atAnyTime(`pass ${minutes} min`, () => pass(minutes * MINUTE))),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(10, 1432, 1441)
        .map((minutes) => atAnyTime(`jump ${minutes} min`, () => jump(minutes * MINUTE))),
    },
  )
}

function wake(tab: ModelTab): void {
  tab.isAsleep = false
  tab.session.sync()
}

const stored = () => JSON.stringify([document.cookie, readAccountState(safeStorage())])

/**
 * What was asked for before a newer sign-in, switch or logout writes nothing, and the 401 of one token does not end the
 * session of another.
 */
async function answerLate(browser: ModelBrowser, call: PendingCall, status: number) {
  browser.noteApplied()
  const auth = readAuth(Date.now())
  const isLate = call.kind !== 'login' && call.sentAt < browser.applied
  const isRefused = status === 401 && auth !== null && auth.token !== call.bearer && call.kind !== 'renewal'
  const before = stored()
  browser.answer(call, status)
  await settle()
  if ((isLate || isRefused) && stored() !== before)
    throw new Error(`a late ${status} for ${call.kind} of tab ${call.tab} has changed what is stored`)
}

/** The late signal of a logout does not end a newer sign-in. */
function deliver(tab: ModelTab, index: number, browser: ModelBrowser): void {
  const signal = tab.signals[index % tab.signals.length]
  const auth = readAuth(Date.now())
  const cookies = document.cookie
  browser.deliver(tab, index)
  if (
    signal?.kind === 'signed-out' &&
    auth !== null &&
    auth.signInId !== signal.signInId &&
    document.cookie !== cookies
  )
    throw new Error(`the late signal of a logout in tab ${tab.number} has ended a newer sign-in`)
}

/** A step as a command of fast-check, which leaves out those that cannot be taken. */
export class SessionCommand implements fc.AsyncCommand<object, ModelBrowser> {
  constructor(private readonly step: SessionStep) {}

  check = () => true

  async run(_model: object, browser: ModelBrowser): Promise<void> {
    if (!this.step.can(browser)) return
    await this.step.run(browser)
    await settle()
    browser.noteApplied()
    browser.loadUsers()
    await settle()
    checkAlways(browser)
  }

  toString = () => `${this.step.name} (${this.step.at})`
}
