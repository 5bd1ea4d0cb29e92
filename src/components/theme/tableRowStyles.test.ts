import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/*
 * WebKit computes `position: static` for table rows, so what is laid absolutely over a row covers whatever positioned box
 * comes next, often the whole screen.
 */
const SRC = fileURLToPath(new URL('../../', import.meta.url))

/** A selector that ends in a row or a group of rows. */
const ROW = /(?:^|[\s>+~])(?:tr|tbody|thead|tfoot)(?![\w-])[^\s>+~]*$/
/** A selector that names part of a table. */
const IN_TABLE = /(?:^|[\s>+~(])(?:table|t[rdh]|tbody|thead|tfoot)(?![\w-])/

interface Rule {
  selector: string
  declarations: string
}

/** The rules of each stylesheet in a file: the file itself, or its template literals, which may style a tag. */
function sheetsIn(path: string, text: string): Rule[][] {
  if (path.endsWith('.css')) return [rulesIn('', text)]
  const templates = text.matchAll(/(?:styled\.(\w+)|styled\([^)]*\)|css|createGlobalStyle)[^`;]*`([^`]*)`/g)
  return Array.from(templates, ([, tag = '', css = '']) => rulesIn(tag, css.replace(/\$\{[^}]*\}/g, '')))
}

/** Every rule, with the selectors around it written out. */
function rulesIn(tag: string, css: string): Rule[] {
  const root: Rule = { selector: tag, declarations: '' }
  const rules = [root]
  const open = [root]
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};]|$)/g)) {
    const around = open.at(-1) ?? root
    if (end === '{') {
      const selector = text
        .split(',')
        .map((each) => each.trim())
        .map((each) =>
          each.includes('&') ? each.replaceAll('&', around.selector) : `${around.selector} ${each}`.trim(),
        )
        .join(', ')
      const rule = { selector: text.trim().startsWith('@') ? around.selector : selector, declarations: '' }
      rules.push(rule)
      open.push(rule)
    } else around.declarations += `${text};`
    if (end === '}') open.pop()
  }
  return rules
}

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

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(SRC + path, 'utf8') }))

const styled = (tag: string, css: string) => faultsIn('a.ts', `const Part = styled.${tag}\`${css}\``)

describe('table rows', () => {
  it('are told apart from other elements by this test', () => {
    expect(files.length).toBeGreaterThan(100)
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
    expect(files.flatMap(({ path, text }) => faultsIn(path, text))).toEqual([])
  })
})
