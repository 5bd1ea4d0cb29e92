import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const script = fileURLToPath(new URL('check-build.mjs', import.meta.url))
let dist = ''

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'check-build-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html><script src="app.js"></script>')
  writeFileSync(join(dist, 'version.json'), '{}')
  writeFileSync(join(dist, 'app.js'), 'const basic = "open sesame 7"')
})
afterAll(() => rmSync(dist, { recursive: true }))

const run = (password: string) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const env = { ...process.env, VITE_BASIC_PASSWORD: password }
    execFile(process.execPath, [script, dist], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr }),
    )
  })

it('a build with the password of the basic auth in it is refused, without saying it', async () => {
  const { code, out } = await run('open sesame 7')
  expect(out).toContain('app.js: contains the value of VITE_BASIC_PASSWORD')
  expect(out).not.toContain('sesame')
  expect(code).toBe(1)
})

it.each(['', 'another'])('a build without it passes: "%s"', async (password) => {
  expect(await run(password)).toMatchObject({ code: 0, out: expect.stringContaining('0 problems') as string })
})

it('refuses a font inlined in a stylesheet, which the content security policy blocks', async () => {
  writeFileSync(join(dist, 'app.css'), '@font-face{font-family:F;src:url(data:font/woff2;base64,d09GMg)}')
  expect(await run('')).toMatchObject({ code: 1, out: expect.stringContaining('app.css: has a data: font') as string })
  rmSync(join(dist, 'app.css'))
})
