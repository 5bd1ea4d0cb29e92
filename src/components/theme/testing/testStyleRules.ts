import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../../../', import.meta.url))

/** A CSS rule with its own declarations, without those of nested rules. */
export interface Rule {
  selector: string
  declarations: string
}

/** The rules of each stylesheet in a file: a CSS file itself, or the styled-components templates of a script. */
export function stylesheetsIn(path: string, text: string): Rule[][] {
  if (path.endsWith('.css')) return [rulesIn('', text)]
  const templates = text.matchAll(/(?:styled\.(\w+)|styled\([^)]*\)|css|createGlobalStyle)[^`;]*`([^`]*)`/g)
  return Array.from(templates, ([, tag = '', css = '']) => rulesIn(tag, css.replace(/\$\{[^}]*\}/g, '')))
}

/** All rules, with nested selectors resolved. */
function rulesIn(tag: string, css: string): Rule[] {
  const root: Rule = { selector: tag, declarations: '' }
  const rules = [root]
  const openRules = [root]
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};]|$)/g)) {
    const parent = openRules.at(-1) ?? root
    if (end === '{') {
      const selector = text
        .split(',')
        .map((part) => part.trim())
        .map((part) =>
          part.includes('&') ? part.replaceAll('&', parent.selector) : `${parent.selector} ${part}`.trim(),
        )
        .join(', ')
      const rule = { selector: text.trim().startsWith('@') ? parent.selector : selector, declarations: '' }
      rules.push(rule)
      openRules.push(rule)
    } else parent.declarations += `${text};`
    if (end === '}') openRules.pop()
  }
  return rules
}

/** All scripts and stylesheets in src, with paths relative to it. */
export const allFiles: readonly { path: string; text: string }[] = readdirSync(SRC, {
  recursive: true,
  encoding: 'utf8',
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(SRC + path, 'utf8') }))

/** All files except tests. */
export const sourceFiles = allFiles.filter(({ path }) => !/\.test\.tsx?$/.test(path))
