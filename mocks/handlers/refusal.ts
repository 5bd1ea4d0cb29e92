import { HttpResponse, type JsonBodyType } from 'msw'

/** One entry of a 422 body, as FastAPI writes it. */
export interface FieldProblem {
  loc: (string | number)[]
  msg: string
  type: string
}

/** Thrown by a handler that does not answer: a status with the server's own body. */
export class Refusal extends Error {
  readonly status: number
  readonly body: JsonBodyType

  constructor(status: number, body: JsonBodyType) {
    super(`Refused with ${status}`)
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

/** 404, the same for what does not exist and for what belongs to another account. */
export function notFound(what: string): Refusal {
  return new Refusal(404, { detail: `${what} not found` })
}

export function invalid(...problems: FieldProblem[]): Refusal {
  return new Refusal(422, { detail: problems.map(({ loc, msg, type }) => ({ loc, msg, type })) })
}
