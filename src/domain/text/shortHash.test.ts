import { expect, it } from 'vitest'
import { shortHash } from './shortHash.ts'

it('shortHash is FNV-1a', () => {
  expect(shortHash('')).toBe((0x811c9dc5).toString(36))
  expect(shortHash('foobar')).toBe((0xbf9cf968).toString(36))
})
