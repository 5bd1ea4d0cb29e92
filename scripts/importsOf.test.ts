import { expect, it } from 'vitest'
import { createImportResolver, readImports } from './importsOf.ts'

it('tells imports that run, load later or are only types', () => {
  const text = `
    import { a } from './a.ts'
    import './b.css'
    import type { C } from './c.ts'
    import { type D } from './d.ts'
    export { e } from './e.ts'
    export type { F } from './f.ts'
    type G = import('./g.ts').G
    const h = () => import('./h.ts')
    const i = new Worker(new URL('./i.ts', import.meta.url), { type: 'module' })
    const j = new URL('./j.ts', location.href)
  `
  expect(readImports('module.ts', text)).toEqual([
    { specifier: './a.ts', kind: 'static' },
    { specifier: './b.css', kind: 'static' },
    { specifier: './c.ts', kind: 'type' },
    // Loaded even so, because of verbatimModuleSyntax.
    { specifier: './d.ts', kind: 'static' },
    { specifier: './e.ts', kind: 'static' },
    { specifier: './f.ts', kind: 'type' },
    { specifier: './g.ts', kind: 'type' },
    { specifier: './h.ts', kind: 'lazy' },
    { specifier: './i.ts', kind: 'lazy' },
  ])
})

it('reads what Vite finds by a pattern', () => {
  const text = `const files = import.meta.glob<Module>('../scripts/importsOf*.ts')`
  expect(readImports(import.meta.filename, text)).toEqual([
    { specifier: '../scripts/importsOf.test.ts', kind: 'lazy' },
    { specifier: '../scripts/importsOf.ts', kind: 'lazy' },
  ])
})

it('reads stylesheets', () => {
  const text = `@import './a.css'; @font-face { src: url('./b.woff2') } i { mask: url(data:x), url("#c") }`
  expect(readImports('styles.css', text).map(({ specifier }) => specifier)).toEqual(['./a.css', './b.woff2'])
})

it('finds modules and stylesheets of the project, not of packages', () => {
  const resolve = createImportResolver()
  const from = import.meta.filename
  const found = (specifier: string) => resolve(specifier, from)?.replaceAll('\\', '/')
  expect(found('./importsOf.ts')).toMatch(/scripts\/importsOf\.ts$/)
  expect(found('#components/theme/tokens.css')).toMatch(/src\/components\/theme\/tokens\.css$/)
  expect(found('react')).toBeUndefined()
  expect(found('./missing.css')).toBeUndefined()
})
