import type { AnyOptions } from './callOptions.ts'
import type { ClientConfig } from './clientConfig.ts'
import type { Endpoint } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { fillPath, formFields, formatQuery } from './url.ts'

/** A request, ready for fetch or XMLHttpRequest. */
export interface PreparedRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: string | URLSearchParams | FormData | null
  credentials: 'include' | 'same-origin'
  /** The bearer token at the time of the request, whether it is sent or not. */
  token: string | null
}

/** Builds the request of a call. Throws a 404 ApiError if a path value is empty or not allowed in a path. */
export function prepareRequest(config: ClientConfig, endpoint: Endpoint, options: AnyOptions): PreparedRequest {
  const overrideUrl = config.elsewhere?.[endpoint.id]
  const template = overrideUrl ?? config.host.replace(/\/+$/, '') + endpoint.path
  const url = fillPath(template, { ...options.path, vert_id: config.vertical ?? 'books' })
  // An empty id would request the whole list, and '..' something else entirely.
  if (url === null) throw new ApiError({ url: template, status: 404, statusText: '', body: null })
  const token = config.token()
  const isGet = endpoint.method === 'GET'
  const query = isGet ? withDefaults(endpoint, options.query) : options.query
  const { type, body } = writeBody(endpoint, isGet ? options.body : withDefaults(endpoint, options.body))
  const authorization = overrideUrl === undefined ? authorizationOf(config, endpoint, token) : null
  return {
    url: url + formatQuery(query ?? {}),
    method: endpoint.method,
    headers: {
      Accept: endpoint.isFile ? '*/*' : 'application/json',
      ...(type !== null && { 'Content-Type': type }),
      ...(authorization !== null && { Authorization: authorization }),
    },
    body,
    credentials: overrideUrl === undefined ? 'include' : 'same-origin',
    token,
  }
}

function authorizationOf({ basic }: ClientConfig, { isPublic }: Endpoint, token: string | null): string | null {
  if (basic) return `Basic ${base64(`${basic.user}:${basic.password}`)}`
  return isPublic || token === null ? null : `Bearer ${token}`
}

/** The fields of a call, with the endpoint's defaults for those that it leaves out. */
function withDefaults<T>({ defaults }: Endpoint, fields: T): T | object {
  if (Object.keys(defaults).length === 0) return fields
  const given = Object.fromEntries(Object.entries(fields ?? {}).filter(([, value]) => value !== undefined))
  return { ...given, ...defaults, ...given }
}

/** No content type for form fields and files: the browser sets it, including the boundary. */
function writeBody({ body: kind }: Endpoint, body: unknown): { type: string | null; body: PreparedRequest['body'] } {
  if (kind === 'none' || body === undefined || body === null) return { type: null, body: null }
  if (kind === 'form') return { type: null, body: formFields(body) }
  if (kind === 'multipart') return { type: null, body: body as FormData }
  return { type: 'application/json', body: JSON.stringify(body) }
}

/** Base64 of the UTF-8 bytes; btoa alone only accepts Latin-1. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
