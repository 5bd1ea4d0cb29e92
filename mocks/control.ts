import { HttpResponse, type HttpHandler } from 'msw'
import { faultHandler } from './respond.ts'
import { forgetEverything, loggedErrors, rememberedCards } from './world/memory.ts'

/**
 * The control path of the HTTP host, for end-to-end tests; undefined for any other request.
 * POST /__mock/fault { endpoint, fault, times?, first? } lets an endpoint fail, after the first calls where these are told
 * (the last one set wins); DELETE takes all faults away; POST /__mock/reset forgets these and all that was rated, sent and logged; GET /__mock/errors tells what was logged,
 * GET /__mock/cards what material was sent.
 */
export async function control(request: Request, faults: HttpHandler[]): Promise<Response | undefined> {
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'POST /__mock/fault':
      return addFault(await request.json(), faults)
    case 'DELETE /__mock/fault':
      faults.length = 0
      return done()
    case 'POST /__mock/reset':
      faults.length = 0
      forgetEverything()
      return done()
    case 'GET /__mock/errors':
      return HttpResponse.json(loggedErrors())
    case 'GET /__mock/cards':
      return HttpResponse.json(rememberedCards())
    default:
      return undefined
  }
}

function addFault(body: unknown, faults: HttpHandler[]): Response {
  const { endpoint, fault, times, first } = body as Partial<Record<'endpoint' | 'fault' | 'times' | 'first', unknown>>
  const handler =
    typeof endpoint === 'string' && typeof fault === 'string'
      ? faultHandler(
          endpoint,
          fault,
          typeof times === 'number' ? times : Infinity,
          typeof first === 'number' ? first : 0,
        )
      : null
  if (handler === null) return HttpResponse.json({ error_msg: 'No such endpoint or fault' }, { status: 400 })
  faults.unshift(handler)
  return done()
}

function done(): Response {
  return new HttpResponse(null, { status: 204 })
}
