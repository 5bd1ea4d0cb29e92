import { vi } from 'vitest'
import { listMyRoles } from '#api/endpoints/account.ts'
import type { SwitchMode } from '#domain/account.ts'
import type { ServerConfig } from '#api/clientConfig.ts'
import { readAuth } from '../../authCookies.ts'
import { keepTokenFresh } from '../../keepTokenFresh.ts'
import { loadUserAndAccounts } from '../../loadUserAndAccounts.ts'
import { safeStorage } from '../../safeStorage.ts'
import { createSession, type Session } from '../../sessionStore.ts'
import { signIn } from '../../signIn.ts'
import { switchToAccount } from '../../switchToAccount.ts'
import type { TabSignal } from '../../tabs.ts'
import { clientOf } from '../../useClient.ts'
import { CookieJar } from './CookieJar.ts'
import { ACCOUNT_NAMES, ModelServer, type PendingCall } from './ModelServer.ts'

/** A tab of the model, with the signals that have not reached it yet. */
export interface ModelTab {
  number: number
  session: Session
  config: ServerConfig
  signals: TabSignal[]
  receive: (signal: TabSignal) => void
  isAsleep: boolean
  isLoggingIn: boolean
  close: () => void
}

/** Lets everything happen that waits for no timer and no answer. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** Tabs of one browser, whose calls and signals arrive when the test says so. */
export class ModelBrowser {
  readonly jar = new CookieJar()
  readonly server: ModelServer
  readonly tabs: ModelTab[] = []
  /** How many logins, switches and logouts have been applied: a greater number is newer. */
  applied = 0
  /** Whether a login has been answered since the last logout: nothing else brings a session. */
  maySignIn = false
  readonly problems: string[] = []
  /** Number of the tab that has handled the last event. */
  actingTab = 0
  private opened = 0
  private lastSignIn = ''
  private readonly restore: () => void

  constructor(tabCount: number) {
    this.restore = this.jar.install()
    this.server = new ModelServer((call) => this.checkCall(call))
    vi.stubGlobal('fetch', this.server.fetch)
    for (let at = 0; at < tabCount; at += 1) this.tabs.push(this.open())
  }

  close(): void {
    for (const tab of this.tabs) tab.close()
    vi.unstubAllGlobals()
    this.restore()
    localStorage.clear()
    sessionStorage.clear()
  }

  /** Counts a login, switch or logout that has just been applied to the cookies. */
  noteApplied(): void {
    const signIn = readAuth(0)?.signInId ?? ''
    if (signIn !== '' && signIn !== this.lastSignIn) this.applied += 1
    if (signIn !== '') this.lastSignIn = signIn
  }

  reload(tab: ModelTab): void {
    tab.close()
    this.tabs[this.tabs.indexOf(tab)] = this.open()
  }

  logIn(tab: ModelTab, email: string): void {
    tab.isLoggingIn = true
    void signIn(tab.session, { config: tab.config, retryDelaysS: [] }, { email, password: 'x' }).finally(
      () => (tab.isLoggingIn = false),
    )
  }

  /** Logs in with all answers; what other tabs wait for stays open. */
  async logInAtOnce(tab: ModelTab, email: string): Promise<void> {
    this.logIn(tab, email)
    while (tab.isLoggingIn) {
      for (const call of this.server.pending.filter((pending) => pending.tab === tab.number)) this.answer(call, 200)
      await settle()
    }
  }

  switchTo(tab: ModelTab, id: string, mode: SwitchMode): void {
    void switchToAccount(clientOf(tab.session, tab.config), tab.session, { id, name: ACCOUNT_NAMES[id] ?? '' }, mode)
  }

  logOut(tab: ModelTab): void {
    tab.session.logout()
    this.applied += 1
    this.maySignIn = false
  }

  /** Any call that needs a session. */
  call(tab: ModelTab): void {
    clientOf(tab.session, tab.config)
      .call(listMyRoles)
      .catch(() => undefined)
  }

  answer(call: PendingCall, status: number): void {
    if (call.kind === 'login' && status === 200) this.maySignIn = true
    this.server.answer(call, status)
  }

  deliver(tab: ModelTab, at = 0): void {
    const [signal] = tab.signals.splice(at % Math.max(tab.signals.length, 1), 1)
    if (signal !== undefined) tab.receive(signal)
  }

  /** Loads the user of each session that has been found in the cookies, as its page does. */
  loadUsers(): void {
    for (const tab of this.tabs) {
      const state = tab.session.getState()
      const isLoading = this.server.pending.some(({ tab: number, kind }) => number === tab.number && kind === 'me')
      if (state.status === 'signed-in' && state.accounts === null && state.loadFailure === null && !isLoading)
        loadUserAndAccounts(clientOf(tab.session, tab.config), tab.session, []).catch(() => undefined)
    }
  }

  private open(): ModelTab {
    this.opened += 1
    const number = this.opened
    const config = { host: `https://tab${number}.example` }
    const tab = { number, config, signals: [], isAsleep: false, isLoggingIn: false } as unknown as ModelTab
    tab.receive = () => undefined
    tab.session = createSession({
      storage: safeStorage(() => window.localStorage),
      tabs: {
        broadcast: (signal) => {
          for (const other of this.tabs) if (other !== tab && !other.isAsleep) other.signals.push(signal)
        },
        listen: (onSignal) => {
          tab.receive = onSignal
          return () => undefined
        },
      },
      now: () => {
        this.actingTab = number
        return new Date()
      },
      refreshEnabled: true,
    })
    let wasSignedIn = tab.session.getState().status === 'signed-in'
    tab.session.subscribe(() => {
      const isSignedIn = tab.session.getState().status === 'signed-in'
      if (isSignedIn && !wasSignedIn && !this.maySignIn) this.problems.push(`tab ${number} is back after a logout`)
      wasSignedIn = isSignedIn
    })
    const stop = keepTokenFresh({ session: tab.session, config, now: () => new Date() })
    tab.close = () => {
      stop()
      tab.receive = () => undefined
      for (const call of this.server.pending.filter((pending) => pending.tab === number)) this.server.drop(call)
    }
    return tab
  }

  /** A call carries the tab's own token, and a renewal the refresh token of the same login. */
  private checkCall(call: PendingCall): void {
    this.noteApplied()
    call.sentAt = this.applied
    const tab = this.tabs.find(({ number }) => number === call.tab)
    if (tab === undefined || call.kind === 'login') return
    const own = this.server.tokens.get(tab.session.token() ?? '')
    if (call.kind === 'renewal' && this.server.refreshTokens.get(call.bearer) !== own?.family)
      this.problems.push(`tab ${tab.number} renews with a refresh token of another login`)
    if (call.kind !== 'renewal' && call.bearer !== (tab.session.token() ?? ''))
      this.problems.push(`tab ${tab.number} sends a token that is not its own`)
  }
}
