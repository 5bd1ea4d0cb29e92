import { afterEach, describe, expect, it, vi } from 'vitest'
import { graphemesOf } from './graphemes.ts'

// @isolated: loads the module again without Intl.Segmenter.

afterEach(() => void vi.unstubAllGlobals())

describe('graphemesOf', () => {
  it('splits a text into what people see as characters', () => {
    expect([...graphemesOf('a👨‍👩‍👧‍👦Z̸̢🇬🇧')]).toEqual(['a', '👨‍👩‍👧‍👦', 'Z̸̢', '🇬🇧'])
    expect([...graphemesOf('')]).toEqual([])
  })

  it('goes by code points in a browser without Intl.Segmenter', async () => {
    vi.resetModules()
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
    const { graphemesOf: codePointsOf } = await import('./graphemes.ts')
    expect([...codePointsOf('a𝔄🇬🇧')]).toEqual(['a', '𝔄', '🇬', '🇧'])
  })
})
