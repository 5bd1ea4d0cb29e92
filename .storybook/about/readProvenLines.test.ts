import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { provenLines } from './readProvenLines.ts'

const conformance = readFileSync('docs/conformance.md', 'utf8')

it.each([
  ['screens-login--wrong-password', ['4.3']],
  ['screens-login--wrong', []],
])('the lines that %s proves', (storyId, numbers) => {
  expect(provenLines(conformance, storyId).map(({ number }) => number)).toEqual(expect.arrayContaining(numbers))
  expect(provenLines(conformance, storyId).length > 0).toBe(numbers.length > 0)
})

it('a line is a number and a text', () => {
  const [line] = provenLines('| 1.1 | A text | `a.test.ts` › a<br>story `a--b` |\n| 1.2 | B | story `a--bc` |', 'a--b')
  expect(line).toEqual({ number: '1.1', text: 'A text' })
})
