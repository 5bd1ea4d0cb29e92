import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './install.mjs'
import { run } from './run.mjs'
import { serve } from './serve.mjs'

const BUILT = 'dist-e2e-built'
/** Stands in the built app for the API's address, which is known only once the API has its port. */
const ADDRESS = 'http://api.invalid'
let building

/**
 * The app, served from `folder` as in production, and the mock API over real HTTP, for as long as `work` takes. Both listen
 * on free ports of this machine. It is built once, however many of them run. Gives what `work` gives, undefined where the app
 * does not build.
 */
export async function withApp(folder, work) {
  building ??= run('vite/bin/vite.js', ['build', '--outDir', BUILT, '--logLevel', 'warn'], {
    VITE_API_HOST: ADDRESS,
    VITE_STAFF_DOMAIN: 'lightshelf.example',
  })
  if ((await building) !== 0) return undefined
  const apiPort = await freePort()
  const api = `http://127.0.0.1:${apiPort}`
  copyFor(api, folder)

  const mockApi = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(apiPort) },
  })
  const app = await serve(folder, { spa: true })
  try {
    await answers(`${api}/login/status`)
    return await work(app.url, api)
  } finally {
    mockApi.kill()
    await app.close()
  }
}

function copyFor(api, folder) {
  rmSync(join(root, folder), { recursive: true, force: true })
  cpSync(join(root, BUILT), join(root, folder), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  for (const name of readdirSync(join(root, folder), { recursive: true })) {
    const file = join(root, folder, name)
    if (file.endsWith('.js')) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ADDRESS, api))
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
    probe.on('error', reject)
  })
}

async function answers(url, tries = 100) {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('The mock API did not start')
}
