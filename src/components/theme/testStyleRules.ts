import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../../', import.meta.url))

/** A rule of a stylesheet, and the declarations that stand in it, not in rules inside it. */
export interface Rule {
  selector: string
  declarations: string
}

/** The rules of each stylesheet in a file: the file itself, or its template literals, which may style a tag. */
export function sheetsIn(path: string, text: string): Rule[][] {
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

/** Every script and stylesheet under src, by its path there. */
export const everyFile: readonly { path: string; text: string }[] = readdirSync(SRC, {
  recursive: true,
  encoding: 'utf8',
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(SRC + path, 'utf8') }))

/** All of them but the tests. */
export const sourceFiles = everyFile.filter(({ path }) => !/\.test\.tsx?$/.test(path))
