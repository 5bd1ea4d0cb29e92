import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '#api/errors.ts'
import { readBrokenLink, readErrorState } from './carriedState.ts'
import { errorState } from './errorState.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

describe('what the server error page is told', () => {
  it('says what failed, where and when', () => {
    const error = new ApiError({ url: 'https://api.example/clith/7', status: 502, statusText: '', body: '<html>' })
    const told = errorState(error, '/clith/7', NOW)
    expect(readErrorState(told)).toEqual({ from: '/clith/7', error: 'Bad Gateway (502)\nhttps://api.example/clith/7', at: NOW })
    expect(errorState(new NetworkError('No answer'), '/clith/7', NOW).error).toBe('No answer')
    expect(errorState('thrown', '/clith/7', NOW).error).toBe('')
  })

  it('holds nothing that proves who asked', () => {
    const body = { token: 'hush', mail: 'imogen@harbour.example', said: 'Bearer abc.def' }
    const error = new ApiError({ url: 'https://api.example/x?access_token=hush', status: 418, statusText: 'no', body })
    const { error: text } = errorState(error, '/clith/7', NOW)
    expect(text).not.toMatch(/hush|imogen|abc\.def/)
    expect(text).toContain('Generic Error: status: 418')
  })

  it.each([
    null,
    'text',
    { from: 'https://evil.example', error: 7, at: 'yesterday' },
    { from: '//evil.example', error: '  ', at: NaN },
    { from: 'javascript:alert(1)', at: 1e300 },
  ])('is read field by field: %j', (state) => {
    expect(readErrorState(state)).toEqual({ from: null, error: null, at: null })
  })

  it('is cut where it is long', () => {
    expect(readErrorState({ error: 'x'.repeat(5000) }).error).toHaveLength(1000)
  })
})

it('a broken link says of which kind it was', () => {
  expect(['click', 'password', 'other', 7].map((link) => readBrokenLink({ link }))).toEqual(['click', 'password', 'any', 'any'])
  expect(readBrokenLink(null)).toBe('any')
})
