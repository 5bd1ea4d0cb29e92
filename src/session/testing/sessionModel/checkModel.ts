import { isSameUser } from '#domain/account.ts'
import { activeAccount, readAccountStateOf } from '../../accountStore.ts'
import { readAuth } from '../../authCookies.ts'
import { safeStorage } from '../../safeStorage.ts'
import { ACCOUNT_NAMES } from './ModelServer.ts'
import { settle, type ModelBrowser, type ModelTab } from './ModelBrowser.ts'

/** What must hold at any time; throws with the first thing that does not. */
export function checkAlways(browser: ModelBrowser): void {
  const [problem] = browser.problems
  if (problem !== undefined) throw new Error(problem)
  checkCookies(browser)
  for (const tab of browser.tabs) checkScreen(browser, tab)
}

/** Token, refresh token, user and account in the cookies belong together, and come from a login after the last logout. */
function checkCookies({ server, maySignIn }: ModelBrowser): void {
  const auth = readAuth(Date.now())
  if (auth === null) return
  const issued = server.tokens.get(auth.token)
  if (!maySignIn) throw new Error('cookies are back after a logout')
  if (issued === undefined || !isSameUser(issued.user, auth.user.userName))
    throw new Error(`the token of ${issued?.user ?? 'nobody'} stands beside the user ${auth.user.userName}`)
  if (auth.refresh !== null && server.refreshTokens.get(auth.refresh.token) !== issued.family)
    throw new Error('the refresh token is of another login than the token')
}

/** Once the user of each tab is loaded, the account on the device is that of the token in the cookies. */
function checkStoredAccount({ server }: ModelBrowser): void {
  const auth = readAuth(Date.now())
  if (auth === null) return
  const id = activeAccount(readAccountStateOf(safeStorage(), auth.user.userName))?.id
  const expected = server.tokens.get(auth.token)?.account
  if (id !== expected) throw new Error(`the account ${id ?? 'none'} is stored beside a token for ${expected ?? 'none'}`)
}

/** The user and the account on screen are those of the token in use. */
export function checkScreen({ server }: ModelBrowser, { session, number }: ModelTab): void {
  const state = session.getState()
  if (state.status !== 'signed-in') return
  const issued = server.tokens.get(state.token)
  if (issued === undefined || session.token() !== state.token)
    throw new Error(`tab ${number} shows another token's data`)
  if (!isSameUser(issued.user, state.user.userName))
    throw new Error(`tab ${number} names ${state.user.userName} with a token of ${issued.user}`)
  const { account, claims } = state
  if (claims.masquerade !== issued.masquerade) throw new Error(`tab ${number} has the mode of another token`)
  if (account !== null && account.id !== issued.account)
    throw new Error(`tab ${number} names ${account.id} with a token for ${issued.account}`)
  if (account !== null && state.accounts !== null && account.name !== ACCOUNT_NAMES[account.id])
    throw new Error(`tab ${number} gives ${account.id} the name ${account.name}`)
}

/** Answers all calls, delivers all signals and shows each tab. */
export async function settleAll(browser: ModelBrowser, pass: (ms: number) => Promise<void>): Promise<void> {
  for (const tab of browser.tabs) tab.isAsleep = false
  const { pending } = browser.server
  // A renewal that waited its turn may be sent in the last round.
  for (let round = 0; round < 12 || (pending.length > 0 && round < 20); round += 1) {
    for (const call of [...pending]) browser.answer(call, 200)
    await settle()
    for (const tab of browser.tabs) {
      while (tab.signals.length > 0) browser.deliver(tab)
      tab.session.sync()
    }
    await settle()
    await pass(1000)
    browser.loadUsers()
    await settle()
    checkAlways(browser)
  }
  if (pending.length > 0) throw new Error('calls without an end')
}

/** At rest each tab is in the cookies' state, or shows the notice and uses its own token; after a reload it is in it. */
export async function checkAtRest(browser: ModelBrowser, pass: (ms: number) => Promise<void>): Promise<void> {
  const stored = readAuth(Date.now())?.token ?? null
  for (const { session, number } of browser.tabs) {
    const state = session.getState()
    const isAware = state.status === 'signed-in' && state.changedElsewhere
    if (session.token() === stored ? isAware : !(isAware && stored !== null))
      throw new Error(
        `tab ${number} is ${state.status}${isAware ? ' under the notice' : ''}; the cookies hold ${stored === null ? 'nothing' : session.token() === stored ? 'its token' : 'another token'}`,
      )
  }
  for (const tab of [...browser.tabs]) browser.reload(tab)
  await settleAll(browser, pass)
  const reloaded = readAuth(Date.now())?.token ?? null
  for (const { session, number } of browser.tabs)
    if (session.token() !== reloaded) throw new Error(`tab ${number} is not in the cookies' state after a reload`)
  checkStoredAccount(browser)
}
