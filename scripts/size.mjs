import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureInstalled, root } from './install.mjs'
import { run } from './run.mjs'

/*
 * Sizes of what a visitor downloads for each page (gzip -9), and their limits (docs/decisions/0004-size.md). From
 * Vite's manifest: a page consists of the entry, its own chunk, and all that these import.
 */
const LIMITS_KB = { login: 170, titles: 270, further: 60, fonts: 60 }
const ENTRY = 'index.html'
const LOGIN = 'src/app/pages/LoginPage.tsx'
const WORKSPACE = 'src/app/layouts/Workspace.tsx'
const TITLES = 'src/app/pages/TitlesPage.tsx'

ensureInstalled()
if (process.env.BUILT !== '1') {
  const built = await run('vite/bin/vite.js', ['build', '--logLevel', 'warn'])
  if (built !== 0) process.exit(built)
}

const dist = join(root, 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const kbOf = (files) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) / 1000

/** The scripts of the given modules and of their static imports. */
function scripts(...modules) {
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`${key} is not in the manifest`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(module)
  return files
}

const login = scripts(ENTRY, LOGIN)
const titles = new Set([...login, ...scripts(WORKSPACE, TITLES)])
const onTop = (module) => [...scripts(module)].filter((file) => !titles.has(file))
const isPage = (module) => module.startsWith('src/app/pages/')
const lazy = Object.keys(manifest).filter((module) => manifest[module].isDynamicEntry && module.startsWith('src/'))
const pages = lazy.filter((module) => isPage(module) && module !== LOGIN && module !== TITLES)
const parts = lazy.filter((module) => !isPage(module) && module !== WORKSPACE)
const withPages = new Set([...titles, ...scripts(...pages)])
const fonts = Object.values(manifest)
  .flatMap((chunk) => chunk.assets ?? [])
  .filter((file, index, all) => file.endsWith('.woff2') && !/latin-ext/.test(file) && all.indexOf(file) === index)

let over = 0
console.log('kB, gzip -9; fonts uncompressed')
print('Login', kbOf(login), LIMITS_KB.login)
print('Login, then Titles', kbOf(titles), LIMITS_KB.titles)
for (const page of pages) print(`${nameOf(page)}, added`, kbOf(onTop(page)), LIMITS_KB.further)
print('Fonts of the first screen', fonts.reduce((sum, file) => sum + sizeOf(file), 0) / 1000, LIMITS_KB.fonts)
console.log(`Login, then Titles, come in ${titles.size} scripts`)
console.log('Parts loaded when opened, without what a page already has')
for (const part of parts) print(nameOf(part), kbOf([...scripts(part)].filter((file) => !withPages.has(file))))
process.exit(over > 0 ? 1 : 0)

function print(name, size, limit) {
  const isOver = limit !== undefined && size > limit
  if (isOver) over += 1
  const limitNote = limit === undefined ? '' : `   limit ${String(limit).padStart(4)}${isOver ? '   OVER' : ''}`
  console.log(`  ${name.padEnd(34)} ${size.toFixed(1).padStart(7)}${limitNote}`)
}

function nameOf(module) {
  return module.split('/').at(-1)
}

function sizeOf(file) {
  return readFileSync(join(dist, file)).length
}
