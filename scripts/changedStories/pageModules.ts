import ts from 'typescript'

/**
 * The import specifier of each page's module, read from the text of the route table (src/app/routing/routes.ts): the
 * `view` of a page in PAGES is a constant made with `import()`.
 */
export function readPageModules(text: string): Map<string, string> {
  const lazyImports = new Map<string, string>()
  const views = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const specifier = findImport(node.initializer)
      if (specifier !== undefined) lazyImports.set(node.name.text, specifier)
      if (node.name.text === 'PAGES') readViews(node.initializer, views)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('routes.ts', text, ts.ScriptTarget.Latest))

  return new Map(
    [...views].map(([page, view]) => {
      const specifier = lazyImports.get(view)
      if (specifier === undefined) throw new Error(`routes.ts: the module of the page “${page}” cannot be read`)
      return [page, specifier]
    }),
  )
}

/** The specifier of the first `import()` within a node. */
function findImport(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments
    return specifier && ts.isStringLiteralLike(specifier) ? specifier.text : undefined
  }
  return ts.forEachChild(node, findImport)
}

/** Adds the name of the `view` of each page of an object literal, within `as const satisfies …`. */
function readViews(node: ts.Expression, views: Map<string, string>): void {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) readViews(node.expression, views)
  if (!ts.isObjectLiteralExpression(node)) return
  for (const page of node.properties) {
    if (!ts.isPropertyAssignment(page) || !ts.isIdentifier(page.name)) continue
    const view = ts.isObjectLiteralExpression(page.initializer)
      ? page.initializer.properties.find(
          (property) => property.name !== undefined && ts.isIdentifier(property.name) && property.name.text === 'view',
        )
      : undefined
    const value = view && ts.isPropertyAssignment(view) ? view.initializer : undefined
    views.set(page.name.text, value && ts.isIdentifier(value) ? value.text : '')
  }
}
