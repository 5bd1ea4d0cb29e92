import fc from 'fast-check'
import { expect, it } from 'vitest'
import { errorMessage } from './errorMessage.ts'

it.each([
  [new Error('Cannot read the report'), 'Cannot read the report'],
  [{ status: 404, statusText: 'Not Found', data: null }, '404 Not Found'],
  [{ status: 500, statusText: '' }, '500'],
  [{ message: 'a message' }, 'a message'],
  ['a text', 'a text'],
  [{ a: 1 }, ''],
  [null, ''],
  [undefined, ''],
  [42, ''],
  [[], ''],
])('%j has the message %j', (thrown, message) => {
  expect(errorMessage(thrown)).toBe(message)
})

it('accepts anything', () => {
  fc.assert(fc.property(fc.anything(), (thrown) => typeof errorMessage(thrown) === 'string'))
})
