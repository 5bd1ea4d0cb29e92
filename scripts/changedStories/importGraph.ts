import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { createImportResolver, readImports } from '../importsOf.ts'

/** The files that a file needs at run time. Paths are relative to the root, with slashes. */
export type ImportsOf = (file: string) => readonly string[]

/**
 * Reads the imports of files as they are asked for. Type imports are left out: they do not exist at run time. Lazy ones
 * count, because a story may press what loads them.
 */
export function createImportGraph(root: string): ImportsOf {
  const resolveImport = createImportResolver()
  const known = new Map<string, readonly string[]>()
  const read = (file: string): string[] => {
    if (!/\.(tsx?|m[jt]s|js|css)$/.test(file)) return []
    const path = resolve(root, file)
    const imports = readImports(path, readFileSync(path, 'utf8')).filter(({ kind }) => kind !== 'type')
    const found = imports.flatMap(({ specifier }) => resolveImport(specifier, path) ?? [])
    return [...new Set(found)].map((imported) => relative(root, imported).split(sep).join('/'))
  }
  return (file) => {
    const imports = known.get(file) ?? read(file)
    known.set(file, imports)
    return imports
  }
}

/** All files that an entry reaches, itself included, each with the file that first named it. */
export type Reach = ReadonlyMap<string, string | null>

/** Follows imports from an entry. Files that `stopsAt` are neither followed nor part of the result. */
export function reachOf(importsOf: ImportsOf, entry: string, stopsAt: (file: string) => boolean = () => false): Reach {
  const reached = new Map<string, string | null>([[entry, null]])
  // A Map visits what is added meanwhile: breadth first, so that paths are the shortest.
  for (const file of reached.keys()) {
    for (const imported of importsOf(file)) {
      if (!reached.has(imported) && !stopsAt(imported)) reached.set(imported, file)
    }
  }
  return reached
}

/** The shortest path from the entry to a file that it reaches. */
export function pathTo(reach: Reach, file: string): string[] {
  const from = reach.get(file)
  return from == null ? [file] : [...pathTo(reach, from), file]
}
