import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sortBy } from 'es-toolkit'
import ts from 'typescript'
import type { Endpoint } from '#api/endpoint.ts'
import { ALL_ENDPOINTS } from '#api/testing/allEndpoints.ts'
import { listFiles } from '../listFiles.ts'

const SOURCE = /\.tsx?$/
/** Tests, stories and their helpers. */
const NOT_THE_PRODUCT = /\.(test|stories)\.tsx?$|\/testing\//
const ENDPOINTS = /\/endpoints\/\w+\.ts$/

/** The endpoints that no file of the product imports, by path. */
export function uncalledEndpoints(root: string): Endpoint[] {
  const imported = new Set(
    listFiles(root, 'src')
      .filter((file) => SOURCE.test(file) && !NOT_THE_PRODUCT.test(file))
      .flatMap((file) => importedEndpoints(file, readFileSync(join(root, file), 'utf8'))),
  )
  const uncalled = Object.entries(ALL_ENDPOINTS).flatMap(([name, endpoint]) => (imported.has(name) ? [] : [endpoint]))
  return sortBy(uncalled, ['path'])
}

/** The names that a file imports from src/api/endpoints. */
export function importedEndpoints(fileName: string, text: string): string[] {
  if (!text.includes('/endpoints/')) return []
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const names = statement.importClause?.namedBindings
    if (!ENDPOINTS.test(statement.moduleSpecifier.text) || names === undefined || !ts.isNamedImports(names)) return []
    return names.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
  })
}
