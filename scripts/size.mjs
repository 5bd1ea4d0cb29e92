import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureInstalled, root } from './install.mjs'
import { run } from './run.mjs'

/*
 * What a visitor's browser fetches, gzip, page by page, and the limits that hold the build (docs/decisions/0004-size.md).
 * Reads Vite's manifest: a page costs the entry, its own chunk, and all that these import.
 */
const LIMITS_KB = { login: 120, titles: 165, further: 40, fonts: 60 }
const ENTRY = 'index.html'
const LOGIN = 'src/app/pages/LoginPage.tsx'
const TITLES = 'src/app/pages/TitlesPage.tsx'

ensureInstalled()
if (process.env.BUILT !== '1') {
  const built = await run('vite/bin/vite.js', ['build', '--logLevel', 'warn'])
  if (built !== 0) process.exit(built)
}

const dist = join(root, 'dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
/** The key of a chunk of vite.config.ts. */
const shared = (name) => Object.keys(manifest).find((key) => manifest[key].name === name && key.startsWith('_'))
const [API, DASHBOARD] = ['api', 'dashboard'].map(shared)
const gzip = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const sizeOf = (files) => [...files].reduce((sum, file) => sum + gzip(file), 0) / 1000

/** The script files that the given modules need, without what they fetch later on their own account. */
function scripts(...modules) {
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const module of modules) visit(module)
  return files
}

const first = new Set([...scripts(ENTRY, LOGIN), ...scripts(ENTRY, TITLES, API, DASHBOARD)])
const pages = Object.keys(manifest).filter((key) => key.startsWith('src/app/pages/') && key !== LOGIN && key !== TITLES)
const fonts = Object.values(manifest)
  .flatMap((chunk) => chunk.assets ?? [])
  .filter((file, index, all) => file.endsWith('.woff2') && !/latin-ext/.test(file) && all.indexOf(file) === index)

const rows = [
  ['Login, first load', sizeOf(scripts(ENTRY, LOGIN)), LIMITS_KB.login],
  ['Login, with what comes while typing', sizeOf(scripts(ENTRY, LOGIN, API)), LIMITS_KB.titles],
  ['Login, then Titles', sizeOf(first), LIMITS_KB.titles],
  ...pages.map((page) => [`${page.split('/').at(-1)}, on top`, sizeOf([...scripts(page)].filter((file) => !first.has(file))), LIMITS_KB.further]),
  ['Fonts of the first screen', fonts.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0) / 1000, LIMITS_KB.fonts],
]

let over = 0
console.log('JavaScript, gzip (fonts as they are), kB')
for (const [name, size, limit] of rows) {
  if (size > limit) over += 1
  console.log(`  ${name.padEnd(34)} ${size.toFixed(1).padStart(7)}   limit ${String(limit).padStart(4)}${size > limit ? '   OVER' : ''}`)
}
process.exit(over > 0 ? 1 : 0)
