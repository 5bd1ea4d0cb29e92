import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'
import type { Endpoint, PathName } from '#api/endpoint.ts'
import { invalid, notFound, Refusal } from './refusal.ts'
import { sessionOf, type Session } from './session.ts'

/** What of an endpoint a handler needs. */
export type Called<P extends string = string> = Pick<Endpoint<P>, 'id' | 'method' | 'path' | 'open' | 'file'>

/** One call, as a handler sees it: its path parameters decoded. */
export interface Call<P extends string> {
  request: Request
  params: Record<PathName<P>, string>
}

export type SignedInCall<P extends string> = Call<P> & Session

type Answer = JsonBodyType | Response

/** The path of an endpoint as MSW matches it, on any host and below any folder. */
export function pathPattern({ path }: Pick<Called, 'path'>): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`
}

/** Answers an endpoint for whoever is signed in: JSON, 204 for undefined, or a whole Response. Throw a Refusal for any other status. */
export function handle<P extends string>(
  endpoint: Called<P>,
  answer: (call: SignedInCall<P>) => Answer | Promise<Answer>,
): HttpHandler {
  return respond(endpoint, (call) => answer({ ...call, ...sessionOf(call.request) }))
}

/** Answers an endpoint that is called without a session. */
export function handleOpen<P extends string>(
  endpoint: Called<P>,
  answer: (call: Call<P>) => Answer | Promise<Answer>,
): HttpHandler {
  return respond(endpoint, answer)
}

function respond<P extends string>(
  endpoint: Called<P>,
  answer: (call: Call<P>) => Answer | Promise<Answer>,
): HttpHandler {
  const on = endpoint.method === 'GET' ? http.get : http.post
  return on(pathPattern(endpoint), async ({ request, params }) => {
    try {
      if ('vert_id' in params && params.vert_id !== 'books') throw notFound('Vertical')
      const answered = await answer({ request, params: params as Record<PathName<P>, string> })
      if (answered instanceof Response) return answered
      return answered === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(answered)
    } catch (error) {
      if (error instanceof Refusal) return error.response()
      throw error
    }
  })
}

/** A path parameter that is a number, or 422. */
export function idOf(params: Readonly<Record<string, string>>, name: string): number {
  const text = params[name] ?? ''
  if (!/^\d{1,15}$/.test(text))
    throw invalid({
      loc: ['path', name],
      msg: 'Input should be a valid integer, unable to parse string as an integer',
      type: 'int_parsing',
    })
  return Number(text)
}
