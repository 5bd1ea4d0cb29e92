import { describe, expect, it } from 'vitest'
import { sourceFiles } from './testing/testStyleRules.ts'

/** Endless animations that --endless-animation (base.css) cannot stop. */
const unstoppable = ({ path, text }: { path: string; text: string }) =>
  Array.from(text.matchAll(/animation(?:-iteration-count)?:[^;]*\binfinite\b[^;]*/g), ([declaration]) => declaration)
    .filter((declaration) => !declaration.startsWith('animation: var(--endless-animation, '))
    .map((declaration) => `${path}: ${declaration}`)

describe('endless animations', () => {
  it('are found by this test', () => {
    expect(unstoppable({ path: 'a.ts', text: 'a { animation: spin 1s infinite; }' })).toHaveLength(1)
    expect(unstoppable({ path: 'a.ts', text: 'a { animation-iteration-count: infinite; }' })).toHaveLength(1)
    expect(sourceFiles.filter(({ text }) => text.includes('var(--endless-animation, ')).length).toBeGreaterThan(3)
  })

  it('can all be stopped', () => {
    expect(sourceFiles.flatMap(unstoppable)).toEqual([])
  })
})
