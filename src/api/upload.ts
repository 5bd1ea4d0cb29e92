import type { AnyOptions, CallOptions, OnProgress } from './callOptions.ts'
import type { Client } from './client.ts'
import { noteAnswer } from './connection.ts'
import type { Endpoint } from './endpoint.ts'
import { AbortedError, NetworkError } from './errors.ts'
import { withIdleLimit, type OnByte } from './idleLimit.ts'
import { parseResponse, notifyUnauthorized, readRetryAfter, type ClientContext, type RawResponse } from './exchange.ts'
import { prepareRequest, type PreparedRequest } from './request.ts'

export interface UploadOptions {
  onProgress?: OnProgress | undefined
}

/**
 * Uploads a file by XMLHttpRequest, because fetch cannot report upload progress. Throws the same errors as any call, and
 * UnconfirmedError if the server does not answer once all is sent, or the upload is cancelled then.
 */
export function upload<P extends string, Q, A>(
  client: Client,
  endpoint: Endpoint<P, Q, FormData, A>,
  options: CallOptions<P, Q, FormData> & UploadOptions,
): Promise<A> {
  return client.transfer(endpoint, (exchange) =>
    uploadWith(exchange, endpoint as Endpoint<string, unknown, unknown, A>, options as AnyOptions & UploadOptions),
  )
}

/** Uploads with what a client's calls share, for `upload`. */
export async function uploadWith<A>(
  exchange: ClientContext,
  endpoint: Endpoint<string, unknown, unknown, A>,
  options: AnyOptions & UploadOptions,
): Promise<A> {
  const request = prepareRequest(exchange.config, endpoint, options)
  const limits = { signal: options.signal, waits: exchange.config.waits, endpoint }
  const response = await withIdleLimit(limits, (signal, onByte) => sendByXhr(request, { ...options, signal }, onByte))
  notifyUnauthorized(exchange, endpoint, request, response.status)
  return parseResponse(exchange, endpoint, request, response)
}

function sendByXhr(
  { url, method, headers, body, credentials }: PreparedRequest,
  { signal, onProgress }: AnyOptions & UploadOptions,
  onByte: OnByte,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const onAbort = () => xhr.abort()
    let sentBytes = 0
    const handleNoResponse = () => {
      noteAnswer(false)
      reject(Object.assign(new NetworkError('No answer'), { isBrokenOff: sentBytes > 0 }))
    }
    xhr.onload = () => {
      noteAnswer(true)
      resolve({
        status: xhr.status,
        statusText: xhr.statusText,
        retryAfterS: readRetryAfter((name) => xhr.getResponseHeader(name)),
        text: xhr.responseText,
      })
    }
    xhr.onerror = handleNoResponse
    xhr.ontimeout = handleNoResponse
    xhr.onabort = () => reject(new AbortedError())
    xhr.onloadend = () => signal?.removeEventListener('abort', onAbort)
    signal?.addEventListener('abort', onAbort, { once: true })
    xhr.upload.onprogress = (event) => {
      onByte()
      sentBytes = event.loaded
      onProgress?.(event.loaded, event.lengthComputable ? event.total : null)
    }
    xhr.upload.onload = () => onByte('uploaded')
    xhr.onprogress = () => onByte()
    try {
      xhr.open(method, url)
      xhr.withCredentials = credentials === 'include'
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      xhr.send(body)
    } catch (error) {
      reject(new NetworkError('No answer', { cause: error }))
    }
  })
}
