import ts from 'typescript'

export interface Import {
  from: string
  /** As `Button` or `type ButtonProps`. */
  names: string[]
}

interface Declaration {
  statement: ts.Statement
  /** What an import statement imports under this name. */
  imported?: string
}

/** The imports and declarations of a module that a piece of code needs, and what those need in turn. */
export function readDeclarations(module: ts.SourceFile, code: ts.SourceFile) {
  const known = new Map(module.statements.flatMap(readNames))
  for (const [name] of code.statements.flatMap(readNames)) known.delete(name)
  const used = new Set<Declaration>()
  const use = (node: ts.Node) => {
    for (const name of namesIn(node)) {
      const declaration = known.get(name)
      if (declaration === undefined || used.has(declaration)) continue
      used.add(declaration)
      if (declaration.imported === undefined) use(declaration.statement)
    }
  }
  use(code)

  const imports = new Map<string, string[]>()
  const declarations = new Set<string>()
  // In the order of the module.
  for (const declaration of known.values()) {
    if (!used.has(declaration)) continue
    const { statement, imported } = declaration
    if (imported === undefined || !ts.isImportDeclaration(statement)) declarations.add(statement.getText(module))
    else {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text
      imports.set(from, [...(imports.get(from) ?? []), imported])
    }
  }
  return { imports: [...imports].map(([from, names]): Import => ({ from, names })), declarations: [...declarations] }
}

/** The names that a statement of a module declares. No story has a default or namespace import. */
function readNames(statement: ts.Statement): [string, Declaration][] {
  if (ts.isImportDeclaration(statement)) {
    const { namedBindings, phaseModifier } = statement.importClause ?? {}
    if (!namedBindings || !ts.isNamedImports(namedBindings)) return []
    const prefix = phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type ' : ''
    return namedBindings.elements.map((one) => [one.name.text, { statement, imported: `${prefix}${one.getText()}` }])
  }
  const declaration = { statement }
  const names = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.flatMap(({ name }) => namesOf(name))
    : hasName(statement)
      ? [statement.name.text]
      : []
  return names.map((name) => [name, declaration])
}

/** `rows`, or all of `[first, { key }]`. */
const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []))

const hasName = (node: ts.Node): node is ts.Node & { name: ts.Identifier } =>
  (ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
  node.name !== undefined

/** The names that code reads, except for those of its own variables. */
function namesIn(node: ts.Node): Set<string> {
  const read = new Set<string>()
  const own = new Set<string>()
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child) && !isMember(child)) read.add(child.text)
    if (ts.isParameter(child) || ts.isVariableDeclaration(child)) for (const name of namesOf(child.name)) own.add(name)
    if (ts.isFunctionExpression(child) && child.name) own.add(child.name.text)
    ts.forEachChild(child, visit)
  }
  visit(node)
  return new Set([...read].filter((name) => !own.has(name)))
}

/** Whether it names a property. */
function isMember(name: ts.Identifier): boolean {
  const { parent } = name
  if (ts.isBindingElement(parent)) return parent.propertyName === name
  const isNamed =
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isJsxAttribute(parent)
  return isNamed && parent.name === name
}
