import { posix } from 'node:path'
import { format } from 'prettier'
import ts from 'typescript'
import { parseModule } from './parseModule.ts'
import { readDeclarations, type Import } from './readDeclarations.ts'
import { readWrapper } from './readWrapper.ts'

/** A file of stories. */
export interface StoryFile {
  /** From the repository's root. */
  path: string
  text: string
}

/**
 * Makes a module of a story's code as Storybook prints it, `const Story = () => <Button onClick={fn()} />`: with the
 * imports and declarations of its file that it uses, without what only a story needs.
 */
export async function completeSnippet(snippet: string, { path, text }: StoryFile): Promise<string> {
  const file = parseModule(withoutSpies(text))
  const code = withoutWrapper(withoutSpies(snippet), file)
  const { imports, declarations } = readDeclarations(file, parseModule(code))
  const lines = imports.map((one) => printImport(one, path)).sort(byAddress)
  const module = [lines.join('\n'), ...declarations, printStory(code, declarations.length > 0)].join('\n\n')
  const formatted = await format(module, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 100 })
  // Prettier protects JSX that stands alone from the line above.
  return formatted.replace(/^;</m, '<').trim()
}

/** A function that records its calls does nothing outside a test. */
const withoutSpies = (code: string) => code.replace(/\bfn\(\)/g, '() => {}')

/** Names the component in place of one that only its stories have. */
function withoutWrapper(code: string, file: ts.SourceFile): string {
  const wrapper = readWrapper(file)
  return wrapper ? code.replace(new RegExp(`(</?)${wrapper.name}\\b`, 'g'), `$1${wrapper.component}`) : code
}

/** JSX alone, if it can stand below the rest; else a component, which isn't named after the story if it needs no name. */
function printStory(code: string, isBelowDeclarations: boolean): string {
  const jsx = readJsx(code)
  if (jsx === undefined) return `export ${code}`
  return isBelowDeclarations ? `export const Example = () => ${jsx}` : jsx
}

/** The JSX of `const Story = () => <Button />`; undefined for a function that does more. */
function readJsx(code: string): string | undefined {
  const source = parseModule(code)
  const [statement] = source.statements
  if (!statement || !ts.isVariableStatement(statement)) return undefined
  const story = statement.declarationList.declarations[0]?.initializer
  if (!story || !ts.isArrowFunction(story) || ts.isBlock(story.body) || story.parameters.length > 0) return undefined
  return (ts.isParenthesizedExpression(story.body) ? story.body.expression : story.body).getText(source)
}

/** `import { Button } from '#components/actions/Button/Button.tsx'`, whichever file it is for. */
function printImport({ from, names }: Import, path: string): string {
  const address = from.startsWith('.') ? posix.join(posix.dirname(path), from).replace(/^src\//, '#') : from
  const isType = names.every((name) => name.startsWith('type '))
  const list = names.map((name) => (isType ? name.replace('type ', '') : name)).join(', ')
  return `import ${isType ? 'type ' : ''}{ ${list} } from '${address}'`
}

/** Packages first, then ours. */
const byAddress = (one: string, other: string) => orderOf(one).localeCompare(orderOf(other))
const orderOf = (line: string) => line.replace(/^.+ from '(#?)/, (_, ours: string) => (ours ? '2' : '1'))
