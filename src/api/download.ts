import type { AnyOptions, CallOptions, OnProgress } from './callOptions.ts'
import type { Client } from './client.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError, DownloadError, UnreadableError } from './errors.ts'
import { toApiError, receive, send, notifyUnauthorized, withNetworkErrors, type ClientContext } from './exchange.ts'
import { isAbortError } from '#domain/abort.ts'
import { fileNameFrom } from './fileName.ts'
import { withIdleLimit, type OnByte } from './idleLimit.ts'
import { readBody } from './readBody.ts'

/** A downloaded file, with the name to save it under. */
export interface Download {
  blob: Blob
  name: string
}

export interface DownloadOptions {
  /** Used if the server sends no usable file name, e.g. 'ad-12'. */
  fallbackName: string
  onProgress?: OnProgress | undefined
}

/** Downloads a file (spec section 7). Throws DownloadError with its cause, or AbortedError. */
export function download<P extends string, Q, B, A>(
  client: Client,
  endpoint: Endpoint<P, Q, B, A>,
  options: CallOptions<P, Q, B> & DownloadOptions,
): Promise<Download> {
  const anyOptions = options as AnyOptions & DownloadOptions
  return client.transfer(endpoint, (exchange) => downloadWith(exchange, endpoint as Endpoint, anyOptions))
}

async function downloadWith(
  exchange: ClientContext,
  endpoint: Endpoint,
  options: AnyOptions & DownloadOptions,
): Promise<Download> {
  const limits = { signal: options.signal, waits: exchange.config.waits, endpoint }
  try {
    return await withIdleLimit(limits, (signal, onByte) =>
      requestFile(exchange, endpoint, { ...options, signal }, onByte),
    )
  } catch (error) {
    throw isAbortError(error) ? new AbortedError() : new DownloadError(error)
  }
}

async function requestFile(
  exchange: ClientContext,
  endpoint: Endpoint,
  options: AnyOptions & DownloadOptions,
  onByte: OnByte,
): Promise<Download> {
  const { request, response } = await send(exchange, endpoint, options)
  onByte()
  if (!response.ok) {
    const rawResponse = await receive(response, onByte)
    if (!options.signal?.aborted) notifyUnauthorized(exchange, endpoint, request, rawResponse.status)
    throw toApiError(request, rawResponse)
  }
  const disposition = response.headers.get('content-disposition')
  const isPart = response.status === 206
  if (response.status === 204 || isPart || (disposition === null && isHtml(response)))
    throw new UnreadableError(isPart ? 'Not the whole file' : 'Not a file')
  const blob = await readFile(response, onByte, options.onProgress)
  const name = fileNameFrom(disposition, options.fallbackName)
  const isAnnounced = disposition !== null && contentLengthOf(response) === 0
  if (blob.size === 0 && !isAnnounced) throw new UnreadableError('An empty file')
  if (!/\.json$/i.test(name) && (await isError(blob))) throw new UnreadableError('An error with status 200')
  return { blob, name }
}

/** Errors are short. */
const MAX_ERROR_BYTES = 10_000

/** True for the JSON of an error, which some servers send with status 200. */
async function isError(blob: Blob): Promise<boolean> {
  if (blob.size > MAX_ERROR_BYTES) return false
  try {
    const body = Object(JSON.parse(await blob.text())) as object
    return 'detail' in body || 'error_msg' in body
  } catch {
    return false
  }
}

/** True for an HTML page, sent by a proxy or the app itself instead of the file. */
const isHtml = (response: Response) => /^text\/html\b/i.test(response.headers.get('content-type') ?? '')

async function readFile(response: Response, onByte: OnByte, onProgress: OnProgress | undefined): Promise<Blob> {
  const total = contentLengthOf(response)
  const chunks: BlobPart[] = []
  let loaded = 0
  await withNetworkErrors(() =>
    readBody(response, onByte, (chunk) => {
      chunks.push(chunk)
      loaded += chunk.byteLength
      // A body that was compressed in transit is longer than its content-length.
      onProgress?.(loaded, total !== null && loaded <= total ? total : null)
    }),
  )
  if (total !== null && loaded < total - slackOf(response, total)) throw new UnreadableError('Not the whole file')
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}

/**
 * By how much a whole file may be shorter than its announced length: servers of other origins do not show that a body was
 * compressed in transit, which makes those that are compressed already slightly longer.
 */
const slackOf = ({ type }: Response, total: number) => (type === 'cors' ? 64 + total / 1000 : 0)

/** The length in bytes, if known and not that of a compressed body. */
function contentLengthOf(response: Response): number | null {
  const header = response.headers.get('content-length')
  const encoded = response.headers.get('content-encoding')
  return header !== null && encoded === null && /^\d+$/.test(header) ? Number(header) : null
}
