import type { AnyOptions } from './callOptions.ts'
import type { ClientConfig } from './clientConfig.ts'
import type { Endpoint } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { fillPath, formFields, queryText } from './url.ts'

/** A request as fetch and XMLHttpRequest both take it. */
export interface PreparedRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | URLSearchParams | FormData | null
  credentials: 'include' | 'same-origin'
  /** The bearer token that it goes out with. */
  token: string | null
}

/** Writes the request of one call (behaviour.md, Requests). */
export function prepareRequest(config: ClientConfig, endpoint: Endpoint, options: AnyOptions): PreparedRequest {
  const elsewhere = config.elsewhere?.[endpoint.id]
  const address = elsewhere ?? config.host.replace(/\/+$/, '') + endpoint.path
  const url = fillPath(address, { ...options.path, vert_id: config.vertical ?? 'books' })
  // An empty id would ask for the whole list, '..' for something else: what cannot be named does not exist.
  if (url === null) throw new ApiError({ url: address, status: 404, statusText: '', body: null })
  const token = config.token()
  const { type, body } = writeBody(endpoint, options.body)
  const authorization = elsewhere === undefined ? authorizationOf(config, endpoint, token) : null
  return {
    url: url + queryText(options.query ?? {}),
    method: endpoint.method,
    headers: {
      Accept: endpoint.file ? '*/*' : 'application/json',
      ...(type !== null && { 'Content-Type': type }),
      ...(authorization !== null && { Authorization: authorization }),
    },
    body,
    credentials: elsewhere === undefined ? 'include' : 'same-origin',
    token,
  }
}

function authorizationOf({ basic }: ClientConfig, { open }: Endpoint, token: string | null): string | null {
  if (basic) return `Basic ${base64(`${basic.user}:${basic.password}`)}`
  return open || token === null ? null : `Bearer ${token}`
}

/** No content type for form fields and files: the browser adds its own, with the boundary. */
function writeBody({ body: kind }: Endpoint, body: unknown): { type: string | null; body: PreparedRequest['body'] } {
  if (kind === 'none' || body === undefined || body === null) return { type: null, body: null }
  if (kind === 'form') return { type: null, body: formFields(body) }
  if (kind === 'multipart') return { type: null, body: body as FormData }
  return { type: 'application/json', body: JSON.stringify(body) }
}

/** btoa alone takes Latin-1 only. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
