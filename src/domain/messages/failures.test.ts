import { describe, expect, it } from 'vitest'
import { adText } from './ad.ts'
import { failureTexts, tellFailure } from './failures.ts'
import { titleText } from './titles.ts'

const failure = { kind: 'other', message: '', details: [], body: null } as const

describe('tellFailure', () => {
  it('uses the catalogue’s titles of spec section 8', () => {
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

  it('names what was asked for', () => {
    expect(tellFailure({ ...failure, kind: 404, message: 'Not Found' }, 'this ad').sentence).toBe(
      'This ad does not exist in this account.',
    )
  })

  it.each([
    'these titles',
    'these ads',
    'these users',
    'these results',
    'your roles',
    'the figures',
    'campaign starts and ends',
    'the names of these results',
  ])('speaks of %s as of many', (noun) => {
    expect(tellFailure({ ...failure, kind: 404 }, noun).sentence).toMatch(/ do not exist in this account\.$/)
  })

  it.each([
    'this',
    'this title',
    'this shelf',
    'your profile',
    'the showcase',
    'tracking',
    'this series',
    'this address',
  ])('speaks of %s as of one', (noun) => {
    expect(tellFailure({ ...failure, kind: 404 }, noun).sentence).toMatch(/ does not exist in this account\.$/)
  })

  it('says it in other words where it was given some', () => {
    expect(tellFailure({ ...failure, kind: 404, sentence: 'There is nothing.' }, 'this ad')).toEqual({
      title: 'Not Found',
      sentence: 'There is nothing.',
    })
  })

  it('takes the body out of a Generic Error, lines and semicolons and all', () => {
    const message = 'Generic Error: status: 418; status text: I’m a teapot; body: {"a":1}\n; body: more'
    expect(tellFailure({ ...failure, message }, '')).toEqual({
      title: 'Generic Error',
      sentence: 'status: 418; status text: I’m a teapot',
    })
  })

  it('keeps the text of a failure that is not a call’s', () => {
    expect(tellFailure({ ...failure, message: 'Please try again later.' }, '')).toEqual({
      title: 'Something went wrong',
      sentence: 'Please try again later.',
    })
  })
})

describe('what a server only repeats', () => {
  it('is not said of a download', () => {
    expect(adText.preview.failed(['Download failed', 'Not Found', 'Not found.', 'It was taken down.'])).toBe(
      'Download failed. Not found. It was taken down',
    )
  })

  it('is not said of a file that could not be sent', () => {
    expect(titleText.material.why('Not Found', ['not found.'])).toBe('Not Found')
    expect(titleText.material.why('Not Found', ['not found.', 'No such title', 'Nor ad'])).toBe(
      'Not Found: No such title',
    )
  })
})
