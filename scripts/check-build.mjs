import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { root } from './install.mjs'

/*
 * Checks every file of dist/, or of the folder that is given: a production build contains nothing of the mock world, no
 * password, no inline scripts or styles and no inlined fonts, which the content security policy of deploy/nginx.conf
 * blocks; and it has its version.
 */
const MOCK_MARKERS = [
  'mockServiceWorker',
  'setupWorker',
  'msw',
  'Harbour & Vale',
  'demo@harbourvale.example',
  'Developer panel',
]
const dist = process.argv[2] ?? join(root, 'dist')
const { VITE_BASIC_PASSWORD: basicPassword = '' } = loadEnv('production', root, 'VITE_')
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && !entry.name.endsWith('.map'),
)
const problems = []

for (const file of files) {
  const path = join(file.parentPath ?? file.path, file.name)
  if (/mockServiceWorker/.test(file.name)) problems.push(`${file.name}: the mock worker is included`)
  if (!/\.(js|css|html|json)$/.test(file.name)) continue
  const text = readFileSync(path, 'utf8')
  for (const marker of MOCK_MARKERS)
    if (text.includes(marker)) problems.push(`${file.name}: contains "${marker}" from the mock world`)
  if (basicPassword !== '' && text.includes(basicPassword))
    problems.push(`${file.name}: contains the value of VITE_BASIC_PASSWORD, which every visitor can read`)
  if (/url\(\s*["']?data:[^,;]*font/i.test(text)) problems.push(`${file.name}: has a data: font`)
  if (!file.name.endsWith('.html')) continue
  if (/<script(?![^>]*\ssrc=)/i.test(text)) problems.push(`${file.name}: has an inline script`)
  if (/\son[a-z]+\s*=/i.test(text)) problems.push(`${file.name}: has an inline handler`)
  if (/<style\b|\sstyle\s*=/i.test(text)) problems.push(`${file.name}: has an inline style`)
}
for (const name of ['index.html', 'version.json']) if (!existsSync(join(dist, name))) problems.push(`no ${name}`)

for (const problem of problems) console.error(problem)
console.log(`dist/: ${files.length} files checked, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
