import type { AnyOptions } from '#api/callOptions.ts'
import type { ClientConfig } from '#api/clientConfig.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { detailLines, isMarkup, serverMessage } from '#api/errorDetails.ts'
import { redact } from '#api/redact.ts'
import { prepareRequest } from '#api/request.ts'

/** A raw response. */
export interface RawResponse {
  status: number
  ms: number
  headers: Headers
  contentType: string
  text: string
  bytes: number
}

const TIMEOUT_MS = 60_000

/**
 * Sends a call exactly as the product does and reads the response. Throws if there is none. A redirect of a call with a
 * body is not followed: the body may be a password.
 */
export async function sendCall(config: ClientConfig, endpoint: Endpoint, options: AnyOptions): Promise<RawResponse> {
  const { url, method, headers, body } = prepareRequest(config, endpoint, options)
  const startedAt = performance.now()
  const redirect = body === null ? 'follow' : 'manual'
  const response = await fetch(url, { method, headers, body, redirect, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const bytes = await response.arrayBuffer()
  return {
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
    headers: response.headers,
    contentType: response.headers.get('content-type') ?? '',
    text: endpoint.isFile ? '' : new TextDecoder().decode(bytes),
    bytes: bytes.byteLength,
  }
}

/** One line about an error response, without secrets. */
export function errorText({ status, text, headers }: RawResponse): string {
  const location = headers.get('location')
  if (location !== null) return redact(`HTTP ${status}: a redirect to ${location}, which is not followed`)
  const body = parseJson(text)
  const serverText = serverMessage(body) ?? detailLines(body).join('; ')
  const message = (serverText === '' && !isMarkup(text) ? text : serverText).trim()
  return redact(`HTTP ${status}${message === '' ? '' : `: ${message}`}`)
    .replace(/\s+/g, ' ')
    .slice(0, 200)
}

/** Parses JSON; undefined if it is not valid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Why there is no response: fetch hides the reason in the error's cause. */
export function noResponseText(error: unknown): string {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error))
  if (name === 'TimeoutError') return `no answer within ${TIMEOUT_MS / 1000} s`
  return redact(`no answer: ${cause instanceof Error && cause.message !== '' ? cause.message : message}`)
}
