import { HttpResponse, type JsonBodyType } from 'msw'

/** One entry of a 422 body, in FastAPI's format. */
export interface FieldError {
  loc: (string | number)[]
  msg: string
  type: string
}

/** Thrown by a handler: an error status with the server's own body. */
export class HttpError extends Error {
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

export function notAuthenticated(): HttpError {
  return new HttpError(401, { detail: 'Not authenticated' })
}

export function forbidden(detail: string): HttpError {
  return new HttpError(403, { detail })
}

/** 404, for objects that do not exist and for those of another account alike. */
export function notFound(what: string): HttpError {
  return new HttpError(404, { detail: `${what} not found` })
}

export function validationError(...problems: FieldError[]): HttpError {
  return new HttpError(422, { detail: problems.map(({ loc, msg, type }) => ({ loc, msg, type })) })
}
