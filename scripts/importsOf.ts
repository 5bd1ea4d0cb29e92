import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Part of one file that names another: loaded with it, later by `import()` or as a worker, or only a type. */
export interface Import {
  specifier: string
  kind: 'static' | 'lazy' | 'type'
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
}
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Reads the imports of a module or a stylesheet from its text. */
export function readImports(fileName: string, text: string): Import[] {
  return fileName.endsWith('.css') ? readStylesheet(text) : readModule(fileName, text)
}

function readModule(fileName: string, text: string): Import[] {
  const imports: Import[] = []
  const add = (node: ts.Node | undefined, kind: Import['kind']) => {
    if (node && ts.isStringLiteralLike(node)) imports.push({ specifier: node.text, kind })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'static')
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly ? 'type' : 'static')
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, 'type')
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], 'lazy')
    if (isModuleUrl(node)) add(node.arguments?.[0], 'lazy')
    if (isGlob(node))
      for (const specifier of filesOf(node.arguments[0], fileName)) imports.push({ specifier, kind: 'lazy' })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest))
  return imports
}

/** `new URL('./worker.ts', import.meta.url)`, which Vite bundles. */
function isModuleUrl(node: ts.Node): node is ts.NewExpression {
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'URL') return false
  const base = node.arguments?.[1]
  return base !== undefined && ts.isPropertyAccessExpression(base) && ts.isMetaProperty(base.expression)
}

/** `import.meta.glob('../pages/*Page.tsx')`, of Vite. */
function isGlob(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  return ts.isMetaProperty(node.expression.expression) && node.expression.name.text === 'glob'
}

function filesOf(pattern: ts.Node | undefined, fileName: string): string[] {
  if (pattern === undefined || !ts.isStringLiteralLike(pattern)) return []
  const folder = resolve(dirname(fileName), dirname(pattern.text))
  return ts.sys
    .readDirectory(folder, undefined, undefined, [basename(pattern.text)])
    .map((file) => `${dirname(pattern.text)}/${basename(file)}`)
}

function readStylesheet(text: string): Import[] {
  const matches = text.matchAll(/@import\s+["']([^"']+)|url\(\s*["']?(?!data:|#)([^"')]+)/g)
  return [...matches].map(([, imported, used]) => ({ specifier: imported ?? used ?? '', kind: 'static' }))
}

/** Returns a function that finds the files named by a file's imports, packages left out. It remembers what it found. */
export function createImportResolver(): (specifier: string, fileName: string) => string | undefined {
  const cache = ts.createModuleResolutionCache(root, (name) => name, options)
  return (specifier, fileName) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, fileName, options, ts.sys, cache)
    const file = resolvedModule?.resolvedFileName ?? resolveAsset(specifier, fileName)
    return file?.includes('/node_modules/') ? undefined : file
  }
}

/** Stylesheets, fonts and pictures, which TypeScript does not resolve. */
function resolveAsset(specifier: string, fileName: string): string | undefined {
  if (!/^[.#]/.test(specifier)) return undefined
  try {
    return createRequire(fileName).resolve(specifier.replace(/\?.*$/, ''))
  } catch {
    return undefined
  }
}
