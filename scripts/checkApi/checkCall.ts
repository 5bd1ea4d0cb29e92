import type { AnyOptions } from '#api/callOptions.ts'
import type { ClientConfig } from '#api/clientConfig.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { sendCall, parseJson, errorText, noResponseText, type RawResponse } from './sendCall.ts'
import type { CallResult, Mismatch } from './report.ts'
import { inspect } from './inspect.ts'

/** Slower responses get a note. */
const SLOW_MS = 5000

export interface CheckedCall {
  result: CallResult
  body: unknown
  rows: readonly unknown[] | null
}

/** Calls one endpoint and checks the response against the contract. */
export async function checkCall(config: ClientConfig, endpoint: Endpoint, options: AnyOptions): Promise<CheckedCall> {
  let response: RawResponse
  try {
    response = await sendCall(config, endpoint, options)
  } catch (error) {
    return {
      result: { ...emptyResult(endpoint), verdict: 'failed', reason: noResponseText(error) },
      body: undefined,
      rows: null,
    }
  }
  const { status, ms } = response
  const baseResult = {
    ...emptyResult(endpoint),
    status,
    ms,
    notes: [...(ms > SLOW_MS ? [`slow: ${(ms / 1000).toFixed(1)} s`] : []), ...headerNotes(response, endpoint)],
  }
  if (status < 200 || status > 299)
    return { result: { ...baseResult, verdict: 'failed', reason: errorText(response) }, body: undefined, rows: null }
  if (endpoint.isFile)
    return { result: withVerdict(baseResult, fileMisfits(response), []), body: undefined, rows: null }

  const isEmpty = response.text.trim() === ''
  const body = isEmpty ? undefined : parseJson(response.text)
  const typeMisfit: Mismatch[] =
    isEmpty || /\bjson\b/i.test(response.contentType)
      ? []
      : [
          {
            place: '(content-type)',
            expected: 'application/json',
            found: response.contentType || 'nothing',
            rows: null,
          },
        ]
  if (!isEmpty && body === undefined) {
    return {
      result: withVerdict(
        baseResult,
        [...typeMisfit, { place: '(the whole answer)', expected: 'JSON', found: 'something else', rows: null }],
        [],
      ),
      body: undefined,
      rows: null,
    }
  }
  const { misfits, notes, rows } = inspect(endpoint, body)
  return {
    result: { ...withVerdict(baseResult, [...typeMisfit, ...misfits], notes), rows: rows?.length ?? null },
    body,
    rows,
  }
}

export function notTried(endpoint: Endpoint, reason: string): CallResult {
  return { ...emptyResult(endpoint), reason }
}

function withVerdict(result: CallResult, misfits: Mismatch[], notes: readonly string[]): CallResult {
  return { ...result, verdict: misfits.length === 0 ? 'fits' : 'differs', misfits, notes: [...result.notes, ...notes] }
}

function fileMisfits({ bytes, headers, contentType }: RawResponse): Mismatch[] {
  const disposition = headers.get('content-disposition')
  const misfits: Mismatch[] = []
  if (bytes === 0) misfits.push({ place: '(the file)', expected: 'a file', found: 'no bytes', rows: null })
  if (disposition === null || !/filename/i.test(disposition))
    misfits.push({
      place: '(content-disposition)',
      expected: 'a file name',
      found: disposition === null ? 'nothing' : 'no file name',
      rows: null,
    })
  if (/\bhtml\b/i.test(contentType))
    misfits.push({ place: '(content-type)', expected: 'that of a file', found: contentType, rows: null })
  return misfits
}

/** What the product makes do with. */
function headerNotes({ headers, status }: RawResponse, { isFile }: Endpoint): string[] {
  const retryAfter = headers.get('retry-after')?.trim() ?? ''
  const exposed = headers.get('access-control-expose-headers') ?? ''
  const notes: string[] = []
  if (/^\d+\.\d+$/.test(retryAfter)) notes.push('Retry-After with decimals: the product rounds it up')
  if (/[a-z]/i.test(retryAfter) && !/\bdate\b|\*/i.test(exposed))
    notes.push('Retry-After is a date, but Date is not exposed: the product counts from the device’s clock')
  if (isFile && status < 300 && !headers.has('content-length'))
    notes.push('no content-length: the product cannot show progress, or that a file came in part only')
  return notes
}

function emptyResult({ id, method, path }: Endpoint): CallResult {
  return {
    endpoint: id,
    method,
    path,
    verdict: 'not tried',
    status: null,
    ms: null,
    rows: null,
    reason: null,
    misfits: [],
    notes: [],
  }
}
