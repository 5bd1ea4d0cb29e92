import { HttpResponse, type JsonBodyType } from 'msw'

/** One entry of a 422 body, in FastAPI's format. */
export interface FieldProblem {
  loc: (string | number)[]
  msg: string
  type: string
}

/** Thrown by a handler: an error status with the server's own body. */
export class Refusal extends Error {
  readonly status: number
  readonly body: JsonBodyType

  constructor(status: number, body: JsonBodyType) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
  }

  response(): Response {
    return HttpResponse.json(this.body, { status: this.status })
  }
}

export function notAuthenticated(): Refusal {
  return new Refusal(401, { detail: 'Not authenticated' })
}

export function forbidden(detail: string): Refusal {
  return new Refusal(403, { detail })
}

/** 404, for objects that do not exist and for those of another account alike. */
export function notFound(what: string): Refusal {
  return new Refusal(404, { detail: `${what} not found` })
}

export function invalid(...problems: FieldProblem[]): Refusal {
  return new Refusal(422, { detail: problems.map(({ loc, msg, type }) => ({ loc, msg, type })) })
}
