import { describe, expect, it } from 'vitest'
import { sourceFiles } from './testing/testStyleRules.ts'

/** A duration or curve, where tokens are left out. */
const LITERAL = /\d\s*m?s\b|cubic-bezier|\bease\b|ease-|\blinear\b/
const TOKENS = /var\(--[\w-]+\)|\b0s\b/g
/** A token's duration that has no curve, so that the browser's default is used. */
const WITHOUT_CURVE = /var\(--t-[\w-]+\)(?!\s+(?:var\(--ease\)|step-end))/

/**
 * Declarations with a duration or curve of their own. Endless animations have some, and base.css those that stop all
 * others for people who want less motion.
 */
const ownMotion = ({ path, text }: { path: string; text: string }) =>
  Array.from(
    text.matchAll(/(?<![\w-])(animation|transition)(-[\w-]+)?:\s*([^;`]*);/g),
    ([, , longhand, value = '']) => ({ isLonghand: longhand !== undefined, value }),
  )
    .filter(({ value }) => !/^var\(--endless-animation|!important/.test(value))
    .filter(
      ({ isLonghand, value }) => LITERAL.test(value.replace(TOKENS, '')) || (!isLonghand && WITHOUT_CURVE.test(value)),
    )
    .map(({ value }) => `${path}: ${value}`)

const inFile = (declaration: string) => ownMotion({ path: 'a.css', text: `a { ${declaration}; }` })

describe('animations and transitions', () => {
  it('are checked by this test', () => {
    expect(inFile('transition: color 120ms var(--ease)')).toHaveLength(1)
    expect(inFile('transition: color var(--t-fast) ease-out')).toHaveLength(1)
    expect(inFile('transition: color var(--t-fast)')).toHaveLength(1)
    expect(inFile('animation-duration: 0.2s')).toHaveLength(1)
    expect(inFile('transition: color var(--t-fast) var(--ease)')).toEqual([])
    expect(inFile('animation: rise var(--t-wait) step-end')).toEqual([])
    expect(sourceFiles.flatMap(({ text }) => text.match(/var\(--t-/g) ?? []).length).toBeGreaterThan(20)
  })

  it('take as long as the tokens say, on their one curve', () => {
    expect(sourceFiles.flatMap(ownMotion)).toEqual([])
  })
})
