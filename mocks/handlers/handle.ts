import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import type { Endpoint, PathName } from '#api/endpoint.ts'
import { validationError, notFound, HttpError } from './httpError.ts'
import { sessionOf, type Session } from './session.ts'

/** The parts of an endpoint that a handler needs. */
export type HandledEndpoint<P extends string = string> = Pick<
  Endpoint<P>,
  'id' | 'method' | 'path' | 'isPublic' | 'isFile'
>

/** A request as a handler sees it, with decoded path parameters. */
export interface Call<P extends string> {
  request: Request
  params: Record<PathName<P>, string>
}

export type SignedInCall<P extends string> = Call<P> & Session

type Answer = JsonBodyType | Response

/** MSW's pattern for an endpoint's path, on any host and below any folder. */
export function pathPattern({ path }: Pick<HandledEndpoint, 'path'>): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`
}

/**
 * Handler for an endpoint that needs a session. Its answer is sent as JSON, undefined as 204, a Response as it is; for
 * an error status, throw an HttpError.
 */
export function handle<P extends string>(
  endpoint: HandledEndpoint<P>,
  answer: (call: SignedInCall<P>) => Answer | Promise<Answer>,
): HttpHandler {
  return createHandler(endpoint, (call) => answer({ ...call, ...sessionOf(call.request) }))
}

/** Handler for an endpoint that needs no session. */
export function handlePublic<P extends string>(
  endpoint: HandledEndpoint<P>,
  answer: (call: Call<P>) => Answer | Promise<Answer>,
): HttpHandler {
  return createHandler(endpoint, answer)
}

function createHandler<P extends string>(
  endpoint: HandledEndpoint<P>,
  answer: (call: Call<P>) => Answer | Promise<Answer>,
): HttpHandler {
  const register = endpoint.method === 'GET' ? http.get : http.post
  return register(pathPattern(endpoint), async ({ request, params }) => {
    try {
      if ('vert_id' in params && params.vert_id !== 'books') throw notFound('Vertical')
      const result = await answer({ request, params: params as Record<PathName<P>, string> })
      if (result instanceof Response) return result
      return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result)
    } catch (error) {
      if (error instanceof HttpError) return error.response()
      throw error
    }
  })
}

/** Reads a path parameter as an integer; throws 422 otherwise. */
export function intParam(params: Readonly<Record<string, string>>, name: string): number {
  const text = params[name] ?? ''
  if (!/^\d{1,15}$/.test(text))
    throw validationError({
      loc: ['path', name],
      msg: 'Input should be a valid integer, unable to parse string as an integer',
      type: 'int_parsing',
    })
  return Number(text)
}
