/**
 * Fails on circular imports: `npx tsx scripts/checkCircles.ts`. Type imports and `import()` count too, because a reader
 * has to follow them as well.
 */
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { createImportResolver, readImports } from './importsOf.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const folders = ['src', 'mocks', '.storybook', 'scripts', 'e2e', 'bench']
const resolveImport = createImportResolver()

function importedFiles(fileName: string): string[] {
  return readImports(fileName, ts.sys.readFile(fileName) ?? '').flatMap(
    ({ specifier }) => resolveImport(specifier, fileName) ?? [],
  )
}

/** Groups of files that reach each other: Tarjan's strongly connected components of more than one file. */
function findCircles(imports: ReadonlyMap<string, string[]>): string[][] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  /** Returns the lowest order that the file reaches on the stack. */
  const visit = (file: string): number => {
    const own = order.size
    let lowest = own
    order.set(file, own)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      const known = order.get(next)
      if (known === undefined) lowest = Math.min(lowest, visit(next))
      else if (stack.includes(next)) lowest = Math.min(lowest, known)
    }
    if (lowest === own) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1) circles.push(group.sort())
    }
    return lowest
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles
}

const files = folders.flatMap((folder) => ts.sys.readDirectory(resolve(root, folder), ['.ts', '.tsx', '.mts', '.mjs']))
const ownFiles = new Set(files)
const imports = new Map(files.map((file) => [file, importedFiles(file).filter((imported) => ownFiles.has(imported))]))
const circles = findCircles(imports)

for (const circle of circles) {
  console.error(`${circle.length} files import each other:`)
  for (const file of circle) {
    const next = (imports.get(file) ?? []).filter((imported) => circle.includes(imported))
    console.error(`  ${relative(root, file)} -> ${next.map((imported) => relative(root, imported)).join(', ')}`)
  }
}
if (circles.length > 0) process.exit(1)
console.log(`No circular imports among ${files.length} files.`)
