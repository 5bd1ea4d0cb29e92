import { expect, it } from 'vitest'
import { getMe } from './endpoints/account.ts'
import { failureFrom } from './failure.ts'
import { clientWith, rejectionOf } from './testing/testClient.ts'
import { truncateBody } from './truncateBody.ts'

const megabytes = () => 'x'.repeat(10_000_000)
const many = <T>(create: (at: number) => T) => Array.from({ length: 200_000 }, (_, at) => create(at))

it.each<[string, () => string]>([
  ['a text', megabytes],
  ['a detail', () => JSON.stringify({ detail: megabytes() })],
  ['many details', () => JSON.stringify({ detail: many((at) => ({ loc: [at], msg: 'no' })) })],
  ['a deep list', () => '['.repeat(100_000) + ']'.repeat(100_000)],
  ['many fields', () => JSON.stringify(Object.fromEntries(many((at) => [`field ${at}`, at])))],
])('an error with a body of 10 MB keeps about 8 kB: %s', async (_, body) => {
  const { client } = clientWith(() => new Response(body(), { status: 418 }))
  const failure = failureFrom(await rejectionOf(client.call(getMe)))
  expect(failure.body?.length).toBeGreaterThan(100)
  // JSON adds its quotes and brackets to the texts and fields.
  expect(failure.body?.length).toBeLessThan(4 * 8192)
  expect(failure.details.join('').length).toBeLessThanOrEqual(8192)
})

it('a smaller body stays as it is', () => {
  const body = { error_msg: 'no', detail: [{ loc: ['body', 0], msg: 'x', type: null }], on: true }
  expect(truncateBody(body)).toEqual(body)
  expect(truncateBody('x'.repeat(8000))).toBe('x'.repeat(8000))
})
