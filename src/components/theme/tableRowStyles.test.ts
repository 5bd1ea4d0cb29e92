import { describe, expect, it } from 'vitest'
import { sheetsIn, sourceFiles } from './testStyleRules.ts'

/*
 * WebKit computes `position: static` for table rows, so what is laid absolutely over a row covers whatever positioned box
 * comes next, often the whole screen.
 */

/** A selector that ends in a row or a group of rows. */
const ROW = /(?:^|[\s>+~])(?:tr|tbody|thead|tfoot)(?![\w-])[^\s>+~]*$/
/** A selector that names part of a table. */
const IN_TABLE = /(?:^|[\s>+~(])(?:table|t[rdh]|tbody|thead|tfoot)(?![\w-])/

const isStretched = (declarations: string) =>
  /position:\s*absolute/.test(declarations) && /(?:^|[\s;])(?:inset:|top:.*bottom:|bottom:.*top:)/s.test(declarations)

/** What a file does to table rows that WebKit does not do. */
function faultsIn(path: string, text: string): string[] {
  return sheetsIn(path, text).flatMap((rules) => {
    const ofTable = rules.some(({ selector }) => IN_TABLE.test(selector))
    return rules.flatMap(({ selector, declarations }) =>
      selector
        .split(', ')
        .flatMap((each) => [
          ...(ROW.test(each) && /position:\s*relative/.test(declarations) ? [`${path}: ${each} is positioned`] : []),
          ...(/::(?:before|after)$/.test(each) && ofTable && isStretched(declarations)
            ? [`${path}: ${each} is stretched`]
            : []),
        ]),
    )
  })
}

const styled = (tag: string, css: string) => faultsIn('a.ts', `const Part = styled.${tag}\`${css}\``)

describe('table rows', () => {
  it('are told apart from other elements by this test', () => {
    expect(sourceFiles.length).toBeGreaterThan(100)
    expect(faultsIn('a.css', 'tbody tr { position: relative } td a::after { position: absolute; inset: 0 }')).toEqual([
      'a.css: tbody tr is positioned',
      'a.css: td a::after is stretched',
    ])
    expect(styled('tr', 'color: red; position: relative;')).toEqual(['a.ts: tr is positioned'])
    expect(styled('table', '& tr { &:hover { position: relative; } }')).toHaveLength(1)
    expect(styled('table', 'a { &::after { position: absolute; top: 0; bottom: 0; } }')).toHaveLength(1)
    expect(styled('div', 'tr:hover { color: red; } a::after { position: absolute; inset: 0; }')).toHaveLength(1)

    expect(faultsIn('a.css', 'thead { position: sticky; top: 0 } .tr-like { position: relative }')).toEqual([])
    expect(styled('table', 'td > span { position: relative; }')).toEqual([])
    expect(styled('li', 'position: relative; a::after { position: absolute; inset: 0; }')).toEqual([])
  })

  it('are not positioned, and no link is stretched over one', () => {
    expect(sourceFiles.flatMap(({ path, text }) => faultsIn(path, text))).toEqual([])
  })
})
