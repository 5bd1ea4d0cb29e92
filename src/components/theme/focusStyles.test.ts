import { describe, expect, it } from 'vitest'
import { sheetsIn, sourceFiles } from './testStyleRules.ts'

/*
 * Shadows are not drawn in forced colours, outlines are: what shows the focus is an outline. So is what marks the chosen one
 * there no outline: a press on it would take the ring away.
 */
const FOCUSED = /:focus(?:-visible|-within)?(?![\w-])|\[data-ring\]/
const CHOSEN = /:checked|\[aria-(?:current|pressed|selected)/

const isFocused = (selector: string) => FOCUSED.test(selector.replace(/:not\([^)]*\)/g, ''))

function faultsIn(path: string, text: string): string[] {
  return sheetsIn(path, text)
    .flat()
    .flatMap(({ selector, declarations }) => {
      const ring =
        isFocused(selector) && /box-shadow:(?!\s*none)/.test(declarations) && !declarations.includes('outline:')
      const mark = CHOSEN.test(selector) && !isFocused(selector) && declarations.includes('outline:')
      return [
        ...(ring ? [`${path}: ${selector} has a shadow for a ring`] : []),
        ...(mark ? [`${path}: ${selector} is outlined as if it had the focus`] : []),
      ]
    })
}

describe('the ring of what has the focus', () => {
  it('is told from other looks by this test', () => {
    expect(faultsIn('a.css', 'a:focus-visible { box-shadow: 0 0 0 2px red }')).toHaveLength(1)
    expect(faultsIn('a.css', 'tr[data-ring] > td { box-shadow: inset 0 2px red }')).toHaveLength(1)
    expect(faultsIn('a.ts', 'const A = styled.a`&:has(> :focus) { box-shadow: 0 0 1px red; }`')).toHaveLength(1)
    expect(faultsIn('a.css', '@media (forced-colors: active) { [aria-pressed] { outline: 1px solid } }')).toHaveLength(
      1,
    )

    expect(faultsIn('a.css', 'a:focus { outline: 2px solid red; box-shadow: 0 0 1px red }')).toEqual([])
    expect(faultsIn('a.css', 'a:focus { box-shadow: none } a:not(:focus) { box-shadow: 0 0 1px red }')).toEqual([])
    expect(faultsIn('a.css', 'label:has(:checked:focus-visible) { outline: 2px solid red }')).toEqual([])
  })

  it('is an outline, and only the focus has one', () => {
    expect(sourceFiles.flatMap(({ path, text }) => faultsIn(path, text))).toEqual([])
  })
})
