import { describe, expect, it } from 'vitest'
import { adText } from './ad.ts'
import { failureTexts, describeAttempt, describeFailure } from './failures.ts'
import { materialText } from './material.ts'

const failure = { kind: 'other', message: '', details: [], body: null } as const

describe('describeAttempt', () => {
  it('stays true once the browser is back online', () => {
    expect(describeAttempt({ ...failure, kind: 'offline' }, 'this ad')).toEqual({
      title: 'You were offline',
      sentence: 'Check your connection, then try again.',
    })
    const found = { ...failure, kind: 404 } as const
    expect(describeAttempt(found, 'this ad')).toEqual(describeFailure(found, 'this ad'))
  })
})

describe('describeFailure', () => {
  it('uses the titles of spec section 8', () => {
    const titles = ([400, 401, 403, 404, 422, 500, 502, 503] as const).map((code) => failureTexts[code].title)
    expect(titles).toEqual([
      'Bad Request',
      'Unauthorized',
      'Forbidden',
      'Not Found',
      'Validation Error',
      'Internal Server Error',
      'Bad Gateway',
      'Service Unavailable',
    ])
  })

  it('names what was requested', () => {
    expect(describeFailure({ ...failure, kind: 404, message: 'Not Found' }, 'this ad').sentence).toBe(
      'We couldn’t find this ad in this account.',
    )
  })

  it.each([
    'this',
    'this title',
    'these titles',
    'your roles',
    'tracking',
    'campaign starts and ends',
    'the names of these results',
  ])('reads the same with one thing or many: %s', (noun) => {
    expect(describeFailure({ ...failure, kind: 404 }, noun).sentence).toBe(`We couldn’t find ${noun} in this account.`)
    expect(describeFailure({ ...failure, kind: 500 }, noun).sentence).toBe(
      `We couldn’t load ${noun}. Please try again later.`,
    )
  })

  it('prefers the sentence of the failure itself', () => {
    expect(describeFailure({ ...failure, kind: 404, sentence: 'There is nothing.' }, 'this ad')).toEqual({
      title: 'Not Found',
      sentence: 'There is nothing.',
    })
  })

  it('leaves the body of a Generic Error out, with its lines and semicolons', () => {
    const message = 'Generic Error: status: 418; status text: I’m a teapot; body: {"a":1}\n; body: more'
    expect(describeFailure({ ...failure, message }, '')).toEqual({
      title: 'Generic Error',
      sentence: 'status: 418; status text: I’m a teapot',
    })
  })

  it('keeps the text of a failure that is not from a request', () => {
    expect(describeFailure({ ...failure, message: 'Please try again later.' }, '')).toEqual({
      title: 'Something went wrong',
      sentence: 'Please try again later.',
    })
  })
})

describe('words that a server only repeats', () => {
  it('are left out for a download', () => {
    expect(adText.preview.failed(['Download failed', 'Not Found', 'Not found.', 'It was taken down.'])).toBe(
      'Download failed. Not found. It was taken down',
    )
  })

  it('are left out for a file that couldn’t be sent', () => {
    expect(materialText.why('Not Found', ['not found.'])).toBe('Not Found')
    expect(materialText.why('Not Found', ['not found.', 'No such title', 'Nor ad'])).toBe('Not Found: No such title')
  })
})
