import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { PAGES } from '../../src/domain/pages.ts'
import { createImportResolver, readImports } from '../../scripts/importsOf.ts'
import { SCREENS } from '../screens/screens.ts'

const resolveImport = createImportResolver()

/**
 * The screens, by their titles, whose page loads a file of a component's folder: 'src/components/actions/Button'. Screens
 * without a page of their own are left out.
 */
export function usedOn(root: string): Record<string, string[]> {
  const screensOf: Record<string, string[]> = {}
  const imports = new Map<string, string[]>()
  for (const { title, page } of SCREENS) {
    if (page === undefined) continue
    const files = new Set([`${root}/src/app/pages/${PAGES[page].file}.tsx`])
    // A set goes on with what is added to it meanwhile.
    for (const file of files) {
      const imported = imports.get(file) ?? importedFiles(file)
      imports.set(file, imported)
      for (const next of imported) files.add(next)
    }
    const folders = new Set(Array.from(files, (file) => dirname(relative(root, file))))
    for (const folder of folders)
      if (folder.startsWith('src/components/')) (screensOf[folder] ??= []).push(`Screens/${title}`)
  }
  return screensOf
}

/** What a module loads of ours. */
const importedFiles = (file: string): string[] =>
  file.endsWith('.tsx') || file.endsWith('.ts')
    ? readImports(file, readFileSync(file, 'utf8')).flatMap(({ specifier, kind }) =>
        kind === 'type' ? [] : (resolveImport(specifier, file) ?? []),
      )
    : []
