import { readFileSync, statSync } from 'node:fs'
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
/** As it is served (scripts/squeeze.ts, deploy/nginx.conf), and as a server without these files would compress it. */
const served = (file) => statSync(join(dist, `${file}.gz`)).size
const plain = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const sizeOf = (files, size = served) => [...files].reduce((sum, file) => sum + size(file), 0) / 1000

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

const onTop = (page) => [...scripts(page)].filter((file) => !first.has(file))
const rows = [
  ['Login, first load', scripts(ENTRY, LOGIN), LIMITS_KB.login],
  ['Login, with what comes while typing', scripts(ENTRY, LOGIN, API), LIMITS_KB.titles],
  ['Login, then Titles', first, LIMITS_KB.titles],
  ...pages.map((page) => [`${page.split('/').at(-1)}, on top`, onTop(page), LIMITS_KB.further]),
].map(([name, files, limit]) => ({ name, size: sizeOf(files), plain: sizeOf(files, plain), limit }))
const fontSize = fonts.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0) / 1000
rows.push({ name: 'Fonts of the first screen', size: fontSize, plain: fontSize, limit: LIMITS_KB.fonts })

let over = 0
console.log('JavaScript as served, kB (fonts as they are); in brackets by gzip -9')
for (const { name, size, plain: other, limit } of rows) {
  if (size > limit) over += 1
  console.log(
    `  ${name.padEnd(34)} ${size.toFixed(1).padStart(7)} ${`(${other.toFixed(1)})`.padStart(8)}   limit ${String(limit).padStart(4)}${size > limit ? '   OVER' : ''}`,
  )
}
process.exit(over > 0 ? 1 : 0)
