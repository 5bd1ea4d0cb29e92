import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import { getMe, listUsers, logError } from './endpoints/account.ts'
import { download } from './download.ts'
import { downloadElad } from './endpoints/ads.ts'
import { queryEntity } from './endpoints/titles.ts'
import { AbortedError, DownloadError, CallError } from './errors.ts'
import type { Failure } from '#domain/failure.ts'
import { describeFailure } from '#domain/messages/failures.ts'
import { failureFrom, loginAnswer } from './failure.ts'

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

/* Bodies of every kind: empty, any bytes, any JSON, almost valid JSON, HTML pages. */
const brokenText = fc.constantFrom(
  '<!doctype html><h1>502</h1>',
  '<html>',
  '{"detail": "<h1>no</h1>"}',
  '{',
  '[{}',
  'null',
  '{"total": -1, "rows": [null]}',
  '{"total": 1e400, "rows": []}',
)
const almostValid = fc.record(
  {
    total: fc.jsonValue(),
    rows: fc.array(
      fc.record(
        { entity_id: fc.jsonValue(), entity_name: fc.jsonValue(), attrs: fc.jsonValue(), user_name: fc.jsonValue() },
        { requiredKeys: [] },
      ),
    ),
  },
  { requiredKeys: [] },
)
const errorBody = fc.record(
  {
    error_msg: fc.jsonValue(),
    detail: fc.oneof(fc.jsonValue(), fc.array(fc.record({ loc: fc.jsonValue(), msg: fc.jsonValue() }))),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  fc.constant(null),
  fc.uint8Array({ maxLength: 64 }),
  fc.string({ unit: 'binary' }),
  brokenText,
  fc.oneof(fc.jsonValue(), almostValid, errorBody).map((value) => JSON.stringify(value)),
)
const contentType = fc.constantFrom(
  'application/json',
  'text/html; charset=utf-8',
  'text/plain',
  'application/octet-stream',
  'image/png',
  '',
)
const headers = fc.record(
  {
    'content-type': contentType,
    'retry-after': fc.constantFrom('1', '-1', '1e9', '99999999999999999999', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x'),
    'content-length': fc.constantFrom('0', '5', '-5', 'x', '99999999999999999999'),
    'content-disposition': fc.constantFrom(
      'attachment',
      'attachment; filename=',
      'attachment; filename="a.jpg',
      "attachment; filename*=UTF-8''%FF",
      '=;=;',
      '""',
    ),
  },
  { requiredKeys: [] },
)

/** Responses of every status that Response allows, without a body where it forbids one. */
const response = fc.record({ status: fc.integer({ min: 200, max: 599 }), body, headers }).map(
  ({ status, body, headers }) =>
    () =>
      new Response([204, 205, 304].includes(status) ? null : body, {
        status,
        headers: headers as Record<string, string>,
      }),
)
const broken = fc.constantFrom(
  () => Response.error(),
  () => new Response(new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })),
  () => Promise.reject(new TypeError('Failed to fetch')),
  () => Promise.reject(new DOMException('stopped', 'AbortError')),
  () => Promise.reject(Object.assign(new Error('odd'), { name: 'Odd' })),
  () => {
    throw new Error('thrown at once')
  },
)
const anyResponse = fc.oneof({ weight: 9, arbitrary: response }, { weight: 1, arbitrary: broken }) as fc.Arbitrary<
  () => Response | Promise<Response>
>

const clientFor = (respond: () => Response | Promise<Response>) =>
  createClient({ host: '', token: () => 'abc', fetch: async () => respond() })

describe('for any response', () => {
  it('a call resolves or throws a CallError', async () => {
    const calls = [
      (respond: () => Response | Promise<Response>) => clientFor(respond).call(getMe),
      (respond: () => Response | Promise<Response>) => clientFor(respond).call(listUsers),
      (respond: () => Response | Promise<Response>) => clientFor(respond).call(queryEntity, { body: {} }),
      (respond: () => Response | Promise<Response>) => clientFor(respond).call(logError, { body: { error: 'x' } }),
    ]
    await fc.assert(
      fc.asyncProperty(anyResponse, fc.constantFrom(...calls), async (respond, call) => {
        const error = await call(respond).then(
          () => null,
          (thrown: unknown) => thrown,
        )
        if (error === null) return
        expect(error instanceof CallError).toBe(true)
        expectReadable(error)
      }),
      { numRuns: 2000 },
    )
  })

  it('a download returns a file with a safe name, or throws its own errors', async () => {
    await fc.assert(
      fc.asyncProperty(anyResponse, async (respond) => {
        try {
          const { blob, name } = await download(clientFor(respond), downloadElad, {
            path: { elad_id: 12 },
            fallbackName: 'ad-12',
          })
          expect(blob).toBeInstanceOf(Blob)
          expect(name).toMatch(/^[^/\\\p{Cc}]{1,150}$/u)
        } catch (error) {
          expect(error instanceof DownloadError || error instanceof AbortedError).toBe(true)
          expectReadable(error)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

/** An HTML page, not just a word that starts like a tag. */
const HTML_PAGE = /<!doctype\b|<html\b|<h1\b/i

/** Users see text only: no HTML page, no '[object Object]', nothing empty. */
function expectReadable(error: unknown): void {
  const failure = failureFrom(error)
  const { title, sentence } = describeFailure(failure, 'this title')
  for (const text of [title, sentence, ...failure.details, loginAnswer(error) ?? 'nothing']) {
    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(HTML_PAGE)
    expect(text).not.toMatch(/\[object |^undefined$|^NaN$/)
  }
  expectReadableBody(failure)
}

/** The body is never an HTML page. JSON may contain any text, as it is shown as JSON. */
function expectReadableBody({ kind, body: text }: Failure): void {
  expect(text).not.toBe('')
  if (kind !== 'other' && kind !== 429) expect(text).toBeNull()
  const body = kind === 429 ? (text?.replace(/^.*?; body: /s, '') ?? null) : text
  if (body !== null && !isJsonContainer(body)) expect(body).not.toMatch(HTML_PAGE)
}

function isJsonContainer(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
