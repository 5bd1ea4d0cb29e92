import ts from 'typescript'

/** An address that stories open. `isWhole` is false if only its beginning could be read. */
export interface StoryRoute {
  text: string
  isWhole: boolean
}

/**
 * All values of `route` in the text of a story file: of the meta, of single stories and of helpers that make
 * parameters. Constants and templates of the same file are resolved.
 */
export function readStoryRoutes(text: string): StoryRoute[] {
  const source = ts.createSourceFile('stories.tsx', text, ts.ScriptTarget.Latest)
  const constants = new Map<string, ts.Expression>()
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer)
  }
  const routes: StoryRoute[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'route')
      routes.push(evaluate(node.initializer, constants))
    if (ts.isShorthandPropertyAssignment(node) && node.name.text === 'route')
      routes.push(evaluate(node.name, constants))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return routes
}

const UNREADABLE: StoryRoute = { text: '', isWhole: false }

/** The text that an expression begins with. */
function evaluate(node: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): StoryRoute {
  if (ts.isStringLiteralLike(node)) return { text: node.text, isWhole: true }
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text)
    return value === undefined ? UNREADABLE : evaluate(value, constants)
  }
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce<StoryRoute>(
      (text, span) =>
        append(append(text, evaluate(span.expression, constants)), { text: span.literal.text, isWhole: true }),
      { text: node.head.text, isWhole: true },
    )
  return UNREADABLE
}

const append = (before: StoryRoute, after: StoryRoute): StoryRoute =>
  before.isWhole ? { text: before.text + after.text, isWhole: after.isWhole } : before
