import { describe, expect, it } from 'vitest'
import { failureTexts, tellFailure } from './failures.ts'

const failure = { kind: 'other', message: '', details: [], body: null } as const

describe('tellFailure', () => {
  it('uses the catalogue’s titles of spec section 8', () => {
    const titles = ([400, 401, 403, 404, 422, 500, 502, 503] as const).map((code) => failureTexts[code].title)
    expect(titles).toEqual([
      'Bad Request', 'Unauthorized', 'Forbidden', 'Not Found', 'Validation Error', 'Internal Server Error', 'Bad Gateway', 'Service Unavailable',
    ])
  })

  it('names what was asked for', () => {
    expect(tellFailure({ ...failure, kind: 404, message: 'Not Found' }, 'this ad').sentence).toBe('This ad does not exist in this account.')
  })

  it('takes the body out of a Generic Error, lines and semicolons and all', () => {
    const message = 'Generic Error: status: 418; status text: I’m a teapot; body: {"a":1}\n; body: more'
    expect(tellFailure({ ...failure, message }, '')).toEqual({ title: 'Generic Error', sentence: 'status: 418; status text: I’m a teapot' })
  })

  it('keeps the text of a failure that is not a call’s', () => {
    expect(tellFailure({ ...failure, message: 'Please try again later.' }, '')).toEqual({ title: 'Something went wrong', sentence: 'Please try again later.' })
  })
})
