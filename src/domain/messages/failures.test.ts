import { describe, expect, it } from 'vitest'
import { adText } from './ad.ts'
import { FAILURES } from '../failure.ts'
import { testFailure } from '../testing/testFailure.ts'
import { describeAttempt, describeFailure, describePanelFailure } from './failures.ts'
import { materialText } from './material.ts'

describe('describeAttempt', () => {
  it('stays true once the browser is back online', () => {
    expect(describeAttempt(testFailure('offline'), 'this ad')).toEqual({
      title: 'You were offline',
      sentence: 'Check your connection, then try again.',
    })
    const found = testFailure(404)
    expect(describeAttempt(found, 'this ad')).toEqual(describeFailure(found, 'this ad'))
  })
})

describe('describeFailure', () => {
  it('uses the titles of spec section 8', () => {
    const titles = ([400, 401, 403, 404, 422, 500, 502, 503] as const).map((code) => FAILURES[code].title)
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
    expect(describeFailure(testFailure(404), 'this ad').sentence).toBe('We couldn’t find this ad in this account.')
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
    expect(describeFailure(testFailure(404), noun).sentence).toBe(`We couldn’t find ${noun} in this account.`)
    expect(describeFailure(testFailure(500), noun).sentence).toBe(`We couldn’t load ${noun}. Please try again later.`)
  })

  it('prefers the sentence of the failure itself', () => {
    expect(describeFailure(testFailure(404, { sentence: 'There is nothing.' }), 'this ad')).toEqual({
      title: 'Not Found',
      sentence: 'There is nothing.',
    })
  })

  it('is the status for a Generic Error, which a panel shows as what the server said', () => {
    const teapot = testFailure('other', { statusLine: 'status: 418; status text: I’m a teapot', details: ['Short'] })
    expect(describeFailure(teapot, '')).toEqual({
      title: 'Generic Error',
      sentence: 'status: 418; status text: I’m a teapot',
    })
    expect(describePanelFailure(teapot, '')).toEqual({
      title: 'Generic Error',
      sentence: 'Please try again later.',
      serverLines: ['status: 418; status text: I’m a teapot', 'Short'],
    })
  })

  it('says nothing of an error that is not from a request', () => {
    expect(describeFailure(testFailure('unknown'), '')).toEqual({
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
