import { expect, it } from 'vitest'
import { adsText } from './ads.ts'

it('says that today is incomplete where the period includes it', () => {
  const sub = (to: string) => adsText.sub(null, { from: '2026-11-01', to }, '2026-11-20').replaceAll('\u00a0', ' ')
  expect(sub('2026-11-20')).toBe('1 Nov – 20 Nov. Today is incomplete.')
  expect(sub('2026-11-19')).toBe('1 Nov – 19 Nov.')
})
