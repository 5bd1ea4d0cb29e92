import { describe, expect, it } from 'vitest'
import { ENDPOINT_LIST, FAULTS } from '#mocks/faults.ts'
import { faultFromGlobal, faultToGlobal } from './faultGlobal.ts'

describe('the fault in a story’s URL', () => {
  it('survives a round trip for every endpoint and failure', () => {
    for (const { id: endpoint } of ENDPOINT_LIST) {
      for (const { id: kind } of FAULTS)
        expect(faultFromGlobal(faultToGlobal({ endpoint, kind }))).toEqual({ endpoint, kind })
    }
  })

  it('contains only characters that Storybook allows in a URL', () => {
    for (const { id: endpoint } of ENDPOINT_LIST)
      expect(faultToGlobal({ endpoint, kind: '500' })).toMatch(/^[A-Za-z0-9 _-]+$/)
  })

  it('is null if no endpoint or failure has that name', () => {
    for (const value of ['nonsense-500', 'queryEntity-999', 'queryEntity-nonsense'])
      expect(faultFromGlobal(value)).toBeNull()
  })

  it('is null for anything else', () => {
    for (const value of ['none', '', undefined, 7, 'queryEntity', 'a-b-c', '-500'])
      expect(faultFromGlobal(value)).toBeNull()
    expect(faultToGlobal(null)).toBe('none')
  })
})
