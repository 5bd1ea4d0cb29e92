import { expect, it } from 'vitest'
import { hasSameCode } from './hasSameCode.ts'

const BEFORE = `
  import { type A, a } from './a.ts'
  /** Adds one. */
  export const b = (x: number): number => x + 1
  export interface C { d: string }
`

it.each([
  ['a comment', BEFORE.replace('Adds one.', 'Returns the next.'), true],
  ['a type', BEFORE.replace('d: string', 'd: number; e: A').replace('x: number', 'x: 1 | 2'), true],
  ['a type import', `import type { F } from './f.ts'\n${BEFORE}`, true],
  ['code', BEFORE.replace('x + 1', 'x + 2'), false],
  ['an import', `import './f.ts'\n${BEFORE}`, false],
])('sees whether a change of %s changes what runs', (_, after, same) => {
  expect(hasSameCode('module.ts', BEFORE, after)).toBe(same)
})

it('reads JSX and its texts', () => {
  expect(hasSameCode('a.tsx', 'const a = <i>1</i>', 'const a: Node = <i>1</i>')).toBe(true)
  expect(hasSameCode('a.tsx', 'const a = <i>1</i>', 'const a = <i>2</i>')).toBe(false)
})
