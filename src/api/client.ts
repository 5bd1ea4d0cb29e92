import { unlessAborted } from './abort.ts'
import type { AnyOptions, CallOptions, OptionsArgument } from './callOptions.ts'
import type { ClientConfig } from './clientConfig.ts'
import { download, type Download, type DownloadOptions } from './download.ts'
import type { Endpoint } from './endpoint.ts'
import { receive, send, settle, tellUnauthorized, type Exchange } from './exchange.ts'
import type { ReportProblem } from './read.ts'
import { upload, type UploadOptions } from './upload.ts'

/** Speaks to the API: every request of the app goes through one of these. Each throws a CallError and nothing else. */
export interface Client {
  /** Calls an endpoint and reads its answer. */
  call: <P extends string, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    ...options: OptionsArgument<CallOptions<P, Q, B>>
  ) => Promise<A>
  /** Fetches a file (spec section 7). Throws DownloadError, or AbortedError. */
  download: <P extends string, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    options: CallOptions<P, Q, B> & DownloadOptions,
  ) => Promise<Download>
  /** Sends a file, telling how far it is. */
  upload: <P extends string, Q, A>(
    endpoint: Endpoint<P, Q, FormData, A>,
    options: CallOptions<P, Q, FormData> & UploadOptions,
  ) => Promise<A>
}

/** Makes a client (behaviour.md, Requests). It holds no session of its own: the token is asked for at each request. */
export function createClient(config: ClientConfig): Client {
  const exchange: Exchange = { config, report: onceEach(config.onProblem) }
  const client = {
    call: (endpoint: Endpoint, options: AnyOptions = {}) =>
      unlessAborted(options.signal, () => call(exchange, endpoint, options)),
    download: (endpoint: Endpoint, options: AnyOptions & DownloadOptions) =>
      unlessAborted(options.signal, () => download(exchange, endpoint, options)),
    upload: (endpoint: Endpoint, options: AnyOptions & UploadOptions) =>
      unlessAborted(options.signal, () => upload(exchange, endpoint, options)),
  }
  // The endpoint's types hold outside; inside, one code serves all endpoints.
  return client as Client
}

async function call<A>(
  exchange: Exchange,
  endpoint: Endpoint<string, unknown, unknown, A>,
  options: AnyOptions,
): Promise<A> {
  const { request, response } = await send(exchange, endpoint, options)
  const answer = await receive(response)
  if (!options.signal?.aborted) tellUnauthorized(exchange, endpoint, request, answer.status)
  return settle(exchange, endpoint, request, answer)
}

/** More texts than this are one and the same trouble: the server speaks another contract. */
const MOST_PROBLEMS = 200

function onceEach(report: ReportProblem = () => undefined): ReportProblem {
  const told = new Set<string>()
  return (problem) => {
    if (told.has(problem) || told.size >= MOST_PROBLEMS) return
    told.add(problem)
    report(problem)
  }
}
