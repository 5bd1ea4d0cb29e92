import { ALL_ENDPOINTS } from '#api/allEndpoints.ts'
import type { ClientConfig } from '#api/clientConfig.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { loginAccessToken } from '#api/endpoints/session.ts'
import { checkCall, notTried } from './checkCall.ts'
import type { CallResult, Report } from './findings.ts'
import { Found } from './found.ts'
import { isObject } from './kindOf.ts'
import { LEFT_OUT, planCall } from './plan.ts'

export interface CheckOptions {
  host: string
  user: string
  password: string
  vertical: string
  /** Told of each result as it comes. */
  onResult?: (result: CallResult) => void
}

/**
 * Signs in and calls every endpoint that only reads, one after the other, each answer held against the contract. Nothing
 * with an effect is called but the login.
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
  const found = new Found()
  const waiting = new Set(readingEndpoints())
  // What one answer tells the next call may need: round by round, until nothing more can be asked.
  for (let before = -1; before !== waiting.size;) {
    before = waiting.size
    for (const endpoint of waiting) {
      const plan = planCall(endpoint, found)
      if ('missing' in plan) continue
      waiting.delete(endpoint)
      const { result, rows } = await checkCall(signedIn, endpoint, plan.options)
      add(result)
      if (rows !== null) found.keep(endpoint, rows)
    }
  }
  for (const endpoint of waiting) {
    const plan = planCall(endpoint, found)
    add(
      notTried(
        endpoint,
        `no ${'missing' in plan ? plan.missing : 'value'} to ask with: the lists that have one are empty or failed`,
      ),
    )
  }
  for (const [id, reason] of Object.entries(LEFT_OUT)) {
    const endpoint = ALL_ENDPOINTS[id]
    if (endpoint !== undefined) add(notTried(endpoint, reason))
  }
  return report
}

/** Every call that only reads. */
export function readingEndpoints(): Endpoint[] {
  return Object.values(ALL_ENDPOINTS).filter(({ id, effect }) => !effect && !Object.hasOwn(LEFT_OUT, id))
}
