import { describe, expect, it } from 'vitest'
import { stylesheetsIn, sourceFiles } from './testing/testStyleRules.ts'

/*
 * WebKit computes `position: static` for table rows, so an element stretched over a row by absolute positioning covers
 * the nearest positioned ancestor instead, often the whole screen.
 */

/** Selectors of rows or row groups. */
const ROW = /(?:^|[\s>+~])(?:tr|tbody|thead|tfoot)(?![\w-])[^\s>+~]*$/
/** Selectors that mention parts of a table. */
const IN_TABLE = /(?:^|[\s>+~(])(?:table|t[rdh]|tbody|thead|tfoot)(?![\w-])/

const isStretched = (declarations: string) =>
  /position:\s*absolute/.test(declarations) && /(?:^|[\s;])(?:inset:|top:.*bottom:|bottom:.*top:)/s.test(declarations)

/** Styles of table rows that don't work in WebKit. */
function problemsIn(path: string, text: string): string[] {
  return stylesheetsIn(path, text).flatMap((rules) => {
    const isTableSheet = rules.some(({ selector }) => IN_TABLE.test(selector))
    return rules.flatMap(({ selector, declarations }) =>
      selector
        .split(', ')
        .flatMap((part) => [
          ...(ROW.test(part) && /position:\s*relative/.test(declarations) ? [`${path}: ${part} is positioned`] : []),
          ...(/::(?:before|after)$/.test(part) && isTableSheet && isStretched(declarations)
            ? [`${path}: ${part} is stretched`]
            : []),
        ]),
    )
  })
}

const styled = (tag: string, css: string) => problemsIn('a.ts', `const Part = styled.${tag}\`${css}\``)

/** With `:has()` browsers may style every row anew whenever a scroll adds some. */
const rowsThatHave = (path: string, text: string) =>
  stylesheetsIn(path, text)
    .flat()
    .map(({ selector }) => selector)
    .filter((selector) => selector.includes(':has('))

describe('table rows', () => {
  it('are detected by this test', () => {
    expect(sourceFiles.length).toBeGreaterThan(100)
    expect(problemsIn('a.css', 'tbody tr { position: relative } td a::after { position: absolute; inset: 0 }')).toEqual(
      ['a.css: tbody tr is positioned', 'a.css: td a::after is stretched'],
    )
    expect(styled('tr', 'color: red; position: relative;')).toEqual(['a.ts: tr is positioned'])
    expect(styled('table', '& tr { &:hover { position: relative; } }')).toHaveLength(1)
    expect(styled('table', 'a { &::after { position: absolute; top: 0; bottom: 0; } }')).toHaveLength(1)
    expect(styled('div', 'tr:hover { color: red; } a::after { position: absolute; inset: 0; }')).toHaveLength(1)

    expect(problemsIn('a.css', 'thead { position: sticky; top: 0 } .tr-like { position: relative }')).toEqual([])
    expect(styled('table', 'td > span { position: relative; }')).toEqual([])
    expect(styled('li', 'position: relative; a::after { position: absolute; inset: 0; }')).toEqual([])
  })

  it('of data tables are styled without :has()', () => {
    expect(rowsThatHave('a.css', '.data-table tr:has(+ .content) > td { color: red }')).toHaveLength(1)
    const sheets = sourceFiles.filter(({ path }) => path.includes('/DataTable/styles/'))
    expect(sheets.length).toBeGreaterThan(5)
    expect(sheets.flatMap(({ path, text }) => rowsThatHave(path, text))).toEqual([])
  })

  it('are not positioned or covered by stretched links', () => {
    expect(sourceFiles.flatMap(({ path, text }) => problemsIn(path, text))).toEqual([])
  })
})
