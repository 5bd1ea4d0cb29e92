import { describe, expect, it } from 'vitest'
import { ENDPOINT_LIST, FAULTS, isEndpointId } from '#mocks/faults.ts'
import { describeFault, EVERY_CALL, faultToGlobal, readFault } from './faultGlobal.ts'

const ENDPOINTS = [EVERY_CALL, ...ENDPOINT_LIST.map(({ id }) => id).filter(isEndpointId)] as const

describe('the fault in a story’s URL', () => {
  it('survives a round trip for every endpoint and failure', () => {
    expect(ENDPOINTS.length).toBe(ENDPOINT_LIST.length + 1)
    for (const endpoint of ENDPOINTS) {
      for (const { id: kind } of FAULTS)
        expect(readFault(faultToGlobal({ endpoint, kind }))).toEqual({ fault: { endpoint, kind }, problem: null })
    }
  })

  it('contains only characters that Storybook allows in a URL', () => {
    for (const endpoint of ENDPOINTS) expect(faultToGlobal({ endpoint, kind: '500' })).toMatch(/^[A-Za-z0-9 _-]+$/)
  })

  it.each([
    ['getRating-503', 'Unknown fault: getRating-503. No call is named getRating.'],
    ['toString-503', 'Unknown fault: toString-503. No call is named toString.'],
    ['queryEntity-999', 'Unknown fault: queryEntity-999. No failure is named 999.'],
    ['every-nonsense', 'Unknown fault: every-nonsense. No failure is named nonsense.'],
    ['queryEntity', 'Unknown fault: queryEntity. It takes a call and a failure: getEladRating-503.'],
    [503, 'Unknown fault: 503. It takes a call and a failure: getEladRating-503.'],
  ])('is refused, with the reason, as %s', (value, problem) => {
    expect(readFault(value)).toEqual({ fault: null, problem })
  })

  it('is none by default', () => {
    for (const value of ['none', '', undefined, null]) expect(readFault(value)).toEqual({ fault: null, problem: null })
    expect(faultToGlobal(null)).toBe('none')
  })

  it('is described in words', () => {
    expect(describeFault({ endpoint: 'getEladRating', kind: '503' })).toBe('Rating of an ad: 503 Service Unavailable')
    expect(describeFault({ endpoint: 'every', kind: 'network' })).toBe('Every call: No network')
  })
})
