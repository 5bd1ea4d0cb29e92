import type { AnyOptions } from '#api/callOptions.ts'
import type { ClientConfig } from '#api/clientConfig.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { detailLines, isMarkup, serverMessage } from '#api/errorDetails.ts'
import { redact } from '#api/redact.ts'
import { prepareRequest } from '#api/request.ts'

/** What came back, as it came. */
export interface Answered {
  status: number
  ms: number
  contentType: string
  disposition: string | null
  text: string
  bytes: number
}

/** How long an answer may take. */
const PATIENCE_MS = 60_000

/** Sends a call exactly as the product does, and reads the answer without judging it. Throws where none comes. */
export async function ask(config: ClientConfig, endpoint: Endpoint, options: AnyOptions): Promise<Answered> {
  const { url, method, headers, body } = prepareRequest(config, endpoint, options)
  const started = performance.now()
  const response = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(PATIENCE_MS) })
  const bytes = await response.arrayBuffer()
  return {
    status: response.status,
    ms: Math.round(performance.now() - started),
    contentType: response.headers.get('content-type') ?? '',
    disposition: response.headers.get('content-disposition'),
    text: endpoint.file ? '' : new TextDecoder().decode(bytes),
    bytes: bytes.byteLength,
  }
}

/** What the server says of a call that it does not answer; never more than a line, and nothing secret. */
export function refusalText({ status, text }: Answered): string {
  const body = jsonOf(text)
  const said = serverMessage(body) ?? detailLines(body).join('; ')
  const words = said === '' && !isMarkup(text) ? text : said
  return redact(`HTTP ${status}${words.trim() === '' ? '' : `: ${words.trim()}`}`)
    .replace(/\s+/g, ' ')
    .slice(0, 200)
}

/** Undefined for what is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Why no answer came: fetch hides it in the cause. */
export function silenceText(error: unknown): string {
  const { name, message, cause } = error instanceof Error ? error : new Error(String(error))
  if (name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} s`
  return redact(`no answer: ${cause instanceof Error && cause.message !== '' ? cause.message : message}`)
}
