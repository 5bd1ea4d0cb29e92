import { describe, expect, it } from 'vitest'
import { stylesheetsIn, sourceFiles } from './testing/testStyleRules.ts'

/*
 * Forced colours remove shadows but not outlines, so focus must be shown by an outline. Selected elements must not have
 * an outline, since it would look like focus.
 */
const FOCUSED = /:focus(?:-visible|-within)?(?![\w-])|\[data-ring\]/
const SELECTED = /:checked|\[aria-(?:current|pressed|selected)/

const isFocused = (selector: string) => FOCUSED.test(selector.replace(/:not\([^)]*\)/g, ''))

function problemsIn(path: string, text: string): string[] {
  return stylesheetsIn(path, text)
    .flat()
    .flatMap(({ selector, declarations }) => {
      const hasShadowRing =
        isFocused(selector) && /box-shadow:(?!\s*none)/.test(declarations) && !declarations.includes('outline:')
      const hasSelectionOutline = SELECTED.test(selector) && !isFocused(selector) && declarations.includes('outline:')
      return [
        ...(hasShadowRing ? [`${path}: ${selector} shows focus with a shadow`] : []),
        ...(hasSelectionOutline ? [`${path}: ${selector} has an outline without focus`] : []),
      ]
    })
}

describe('focus styles', () => {
  it('are detected by this test', () => {
    expect(problemsIn('a.css', 'a:focus-visible { box-shadow: 0 0 0 2px red }')).toHaveLength(1)
    expect(problemsIn('a.css', 'tr[data-ring] > td { box-shadow: inset 0 2px red }')).toHaveLength(1)
    expect(problemsIn('a.ts', 'const A = styled.a`&:has(> :focus) { box-shadow: 0 0 1px red; }`')).toHaveLength(1)
    expect(
      problemsIn('a.css', '@media (forced-colors: active) { [aria-pressed] { outline: 1px solid } }'),
    ).toHaveLength(1)

    expect(problemsIn('a.css', 'a:focus { outline: 2px solid red; box-shadow: 0 0 1px red }')).toEqual([])
    expect(problemsIn('a.css', 'a:focus { box-shadow: none } a:not(:focus) { box-shadow: 0 0 1px red }')).toEqual([])
    expect(problemsIn('a.css', 'label:has(:checked:focus-visible) { outline: 2px solid red }')).toEqual([])
  })

  it('use an outline, which nothing else does', () => {
    expect(sourceFiles.flatMap(({ path, text }) => problemsIn(path, text))).toEqual([])
  })
})
