import { HttpResponse, type HttpHandler } from 'msw'
import { setRefreshTokens } from './handlers/refreshTokens.ts'
import { faultHandler } from './respond.ts'
import { clearMemory, loggedErrors, savedCards } from './world/memory.ts'

/** What control requests change, besides the mock world. */
export interface ControlledHost {
  faults: HttpHandler[]
  /** How long browsers may keep answers, in seconds; 0: not said. */
  maxAgeS: number
}

/**
 * Answers the HTTP host's control requests, for end-to-end tests; undefined for any other request.
 * - POST /__mock/fault { endpoint, fault, times?, after? }: makes an endpoint fail. `times` limits how often, `after` is
 *   how many calls pass first. The fault set last wins.
 * - DELETE /__mock/fault: removes all faults.
 * - POST /__mock/cache { maxAgeS }: lets browsers keep all answers for so long.
 * - POST /__mock/refresh { isOn }: logins bring a refresh token, or none.
 * - POST /__mock/reset: removes all faults, forbids keeping answers and clears saved ratings, material and errors.
 * - GET /__mock/errors: the errors logged so far.
 * - GET /__mock/cards: the material sent so far.
 */
export async function handleControlRequest(request: Request, host: ControlledHost): Promise<Response | undefined> {
  const { faults } = host
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'POST /__mock/fault':
      return addFault(await request.json(), faults)
    case 'DELETE /__mock/fault':
      faults.length = 0
      return noContent()
    case 'POST /__mock/cache':
      host.maxAgeS = ((await request.json()) as { maxAgeS: number }).maxAgeS
      return noContent()
    case 'POST /__mock/refresh':
      setRefreshTokens(((await request.json()) as { isOn: boolean }).isOn)
      return noContent()
    case 'POST /__mock/reset':
      faults.length = 0
      host.maxAgeS = 0
      setRefreshTokens(false)
      clearMemory()
      return noContent()
    case 'GET /__mock/errors':
      return HttpResponse.json(loggedErrors())
    case 'GET /__mock/cards':
      return HttpResponse.json(savedCards())
    default:
      return undefined
  }
}

function addFault(body: unknown, faults: HttpHandler[]): Response {
  const { endpoint, fault, times, after } = body as Partial<Record<'endpoint' | 'fault' | 'times' | 'after', unknown>>
  const handler =
    typeof endpoint === 'string' && typeof fault === 'string'
      ? faultHandler(
          endpoint,
          fault,
          typeof times === 'number' ? times : Infinity,
          typeof after === 'number' ? after : 0,
        )
      : null
  if (handler === null) return HttpResponse.json({ error_msg: 'No such endpoint or fault' }, { status: 400 })
  faults.unshift(handler)
  return noContent()
}

function noContent(): Response {
  return new HttpResponse(null, { status: 204 })
}
