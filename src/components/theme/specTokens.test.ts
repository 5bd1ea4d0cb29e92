import { expect, it } from 'vitest'
import { TOKENS, tokenValue } from './tokens.ts'

// spec 2.29, 9.9
it('has the sizes, the font and the radius of the specification (spec 9)', () => {
  expect(tokenValue('bar-h', 'dark')).toBe('64px')
  expect(TOKENS.find(({ name }) => name === 'content-top')).toMatchObject({ value: '64px', largeScreen: '92px' })
  expect(tokenValue('tooltip-max', 'dark')).toBe('300px')
  expect(tokenValue('font-ui', 'dark')).toMatch(/^"Poppins"/)
  expect(TOKENS.map(({ name, value }) => [name, value])).toContainEqual(['r-2', '6px'])
})
