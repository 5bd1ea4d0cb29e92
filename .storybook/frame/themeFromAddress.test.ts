import { expect, it } from 'vitest'
import { themeFromAddress } from './themeFromAddress.ts'

it.each([
  ['?path=/story/a--b&globals=theme:light', 'light'],
  ['?path=/story/a--b&globals=motion:still;theme:light;fault:none', 'light'],
  ['?path=/story/a--b&globals=theme%3Alight', 'light'],
  ['?path=/story/a--b&globals=theme:dark', 'dark'],
  ['?path=/story/a--b&globals=theme:lightest', 'dark'],
  ['?path=/story/a--b&args=theme:light', 'dark'],
  ['', 'dark'],
])('%s is %s', (search, theme) => {
  expect(themeFromAddress(search)).toBe(theme)
})
