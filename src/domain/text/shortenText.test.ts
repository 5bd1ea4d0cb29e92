import { describe, expect, it } from 'vitest'
import { shortName, shortTooltip } from './shortenText.ts'

const FAMILY = '👨‍👩‍👧‍👦'
const MARKED = 'Z̸̢̧͎͓͚̄̇̀'

describe('shortName', () => {
  it('leaves up to 500 characters as they are', () => {
    for (const name of ['', 'Dracula', 'W'.repeat(500), FAMILY.repeat(500), MARKED.repeat(500)])
      expect(shortName(name)).toBe(name)
  })

  it('cuts a longer name after 500 characters', () => {
    expect(shortName('W'.repeat(501))).toBe(`${'W'.repeat(500)}…`)
    expect(shortName('W'.repeat(10_000))).toBe(`${'W'.repeat(500)}…`)
  })

  it.each([
    ['an emoji of several parts', FAMILY],
    ['a letter with combining marks', MARKED],
    ['a pair of surrogates', '𝔄'],
    ['a flag', '🇬🇧'],
  ])('never cuts %s', (_what, character) => {
    expect(shortName(`a${character.repeat(10_000)}`)).toBe(`a${character.repeat(499)}…`)
  })

  it('leaves no space before the dots', () => {
    expect(shortName(`${'word '.repeat(100)}more`)).toBe(`${'word '.repeat(100).trim()}…`)
  })
})

it('shortTooltip cuts after 2,000 characters', () => {
  expect(shortTooltip('W'.repeat(2_000))).toBe('W'.repeat(2_000))
  expect(shortTooltip('W'.repeat(2_001))).toBe(`${'W'.repeat(2_000)}…`)
})
