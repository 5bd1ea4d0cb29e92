import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { PAGES } from '../../src/domain/pages.ts'
import { createImportResolver, readImports } from '../../scripts/importsOf.ts'
import { screenPageOf, type ScreenPage } from '../about/screenPage.ts'
import { SCREENS } from '../screens/screens.ts'

/** The screens that a component is used on, by its folder: 'src/components/actions/Button'. */
export type UsedOn = Readonly<Record<string, readonly ScreenPage[]>>

const resolveImport = createImportResolver()

/** Reads from the imports which screens load a file of a component's folder. Those without a page are left out. */
export function usedOn(root: string): UsedOn {
  const screensOf: Record<string, ScreenPage[]> = {}
  const imports = new Map<string, string[]>()
  for (const { title, page } of SCREENS) {
    const screen = screenPageOf(`Screens/${title}`)
    if (page === undefined || screen === undefined) continue
    const files = new Set([`${root}/src/app/pages/${PAGES[page].file}.tsx`])
    // A set goes on with what is added to it meanwhile.
    for (const file of files) {
      const imported = imports.get(file) ?? importedFiles(file)
      imports.set(file, imported)
      for (const next of imported) files.add(next)
    }
    const folders = new Set(Array.from(files, (file) => dirname(relative(root, file))))
    for (const folder of folders) if (folder.startsWith('src/components/')) (screensOf[folder] ??= []).push(screen)
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
