import { ALL_ENDPOINTS } from '#api/testing/allEndpoints.ts'
import type { ClientConfig } from '#api/clientConfig.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { loginAccessToken } from '#api/endpoints/session.ts'
import { checkCall, notTried } from './checkCall.ts'
import type { CallResult, Report } from './report.ts'
import { KnownIds } from './knownIds.ts'
import { isObject } from './kindOf.ts'
import { SKIPPED_ENDPOINTS, planCall } from './planCall.ts'

export interface CheckOptions {
  host: string
  user: string
  password: string
  vertical: string
  /** Called after each call. */
  onResult?: (result: CallResult) => void
}

/**
 * Signs in, calls every read-only endpoint in turn and checks each answer against the contract. The login is the only
 * call with an effect.
 */
export async function checkApi({
  host,
  user,
  password,
  vertical,
  onResult = () => undefined,
}: CheckOptions): Promise<Report> {
  const results: CallResult[] = []
  const add = (result: CallResult) => {
    results.push(result)
    onResult(result)
  }
  const report = { host, vertical, results }
  const visitor: ClientConfig = { host, vertical, token: () => null }
  const login = await checkCall(visitor, loginAccessToken, { body: { username: user.toLowerCase(), passwd: password } })
  add(login.result)
  const token = isObject(login.body) && typeof login.body.access_token === 'string' ? login.body.access_token : null
  if (token === null) return report

  const signedIn: ClientConfig = { ...visitor, token: () => token }
  const knownIds = new KnownIds()
  const pending = new Set(readOnlyEndpoints())
  // Calls may need ids from other answers: repeat until no further call is possible.
  for (let previousSize = -1; previousSize !== pending.size;) {
    previousSize = pending.size
    for (const endpoint of pending) {
      const plan = planCall(endpoint, knownIds)
      if ('missing' in plan) continue
      pending.delete(endpoint)
      const { result, rows } = await checkCall(signedIn, endpoint, plan.options)
      add(result)
      if (rows !== null) knownIds.add(endpoint, rows)
    }
  }
  for (const endpoint of pending) {
    const plan = planCall(endpoint, knownIds)
    add(
      notTried(
        endpoint,
        `no ${'missing' in plan ? plan.missing : 'value'} to call it with: the lists that could provide one are empty or failed`,
      ),
    )
  }
  for (const [id, reason] of Object.entries(SKIPPED_ENDPOINTS)) {
    const endpoint = ALL_ENDPOINTS[id]
    if (endpoint !== undefined) add(notTried(endpoint, reason))
  }
  return report
}

/** All read-only endpoints, except those left out. */
export function readOnlyEndpoints(): Endpoint[] {
  return Object.values(ALL_ENDPOINTS).filter(
    ({ id, hasSideEffect }) => !hasSideEffect && !Object.hasOwn(SKIPPED_ENDPOINTS, id),
  )
}
