import { describe, expect, it, vi } from 'vitest'
import { getMe, logError } from './endpoints/account.ts'
import { listEntities } from './endpoints/titles.ts'
import { UnreadableError } from './errors.ts'
import { clientWith, rejectionOf, json, ME } from './testing/testClient.ts'

describe('an unexpected response', () => {
  it.each([
    ['HTML', () => new Response('<!doctype html><title>App</title>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{"user_name": "im')],
    ['nothing', () => new Response('')],
    ['204', () => new Response(null, { status: 204 })],
    ['a list', () => json([ME])],
    ['an object without its id', () => json({ name_first: 'Imogen' })],
    ['null', () => json(null)],
  ])('is an UnreadableError: %s for an object', async (_, respond) => {
    const { client } = clientWith(respond)
    expect(await rejectionOf(client.call(getMe))).toBeInstanceOf(UnreadableError)
  })

  it.each([
    ['HTML', () => new Response('<p>hello')],
    ['an object', () => json({ detail: 'x' })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('is not read as an empty list: %s', async (_, respond) => {
    const { client } = clientWith(respond)
    expect(await rejectionOf(client.call(listEntities))).toBeInstanceOf(UnreadableError)
  })

  it.each([
    [
      '[{"entity_id": 1, "elad_count": NaN}]',
      'listEntities: The answer is not JSON: elad_count is NaN at character 18',
    ],
    ['{"total":1,"rows":[{"x":-Infinity}]}', 'listEntities: The answer is not JSON: x is -Infinity at character 20'],
    ['[{"name": undefined, "x": NaN}]', 'listEntities: The answer is not JSON: name is undefined at character 2'],
    ['[{"name": "Jo"', 'listEntities: The answer is not JSON'],
    ['[{"entity_id": 9007199254740993}]', 'listEntities: titles: none of the rows can be read'],
    ['{}', 'listEntities: titles: not a list'],
  ])('names the call, and the place of what JSON has no word for: %s', async (text, message) => {
    const { client } = clientWith(() => new Response(text))
    expect(await rejectionOf(client.call(listEntities))).toMatchObject({ message })
  })

  it('is an UnreadableError for endpoints without a response body too', async () => {
    const { client } = clientWith(() => new Response('<!doctype html>'))
    expect(await rejectionOf(client.call(logError, { body: { error: 'x' } }))).toBeInstanceOf(UnreadableError)
  })

  it('is an UnreadableError if parsing throws', async () => {
    const { client } = clientWith(() => json(ME))
    const throwError = () => {
      throw new RangeError('too deep')
    }
    expect(await rejectionOf(client.call({ ...getMe, response: throwError }))).toMatchObject({
      name: 'UnreadableError',
      cause: { name: 'RangeError' },
    })
  })

  it('is reported once per client and text, without values', async () => {
    const onProblem = vi.fn()
    const { client } = clientWith(
      () =>
        json([
          { ...ME, entity_id: 1, entity_name: 5 },
          { entity_id: 2, entity_name: ['Secret'] },
          { entity_name: 'No id' },
        ]),
      { onProblem },
    )
    const { rows, received } = await client.call(listEntities)
    await client.call(listEntities)
    expect(rows.map(({ id, name }) => [id, name])).toEqual([
      [1, '#1'],
      [2, '#2'],
    ])
    expect(received).toBe(3)
    const texts = onProblem.mock.calls.map(([text]) => String(text))
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts).toContain('titles.entity_name: expected string, got number')
    expect(texts).toContain('titles: a row without an id was dropped')
    expect(texts.join()).not.toContain('Secret')
  })
})
