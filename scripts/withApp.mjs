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
  building ??= build()
  if ((await building) !== 0) return undefined
  const apiPort = await freePort()
  const api = `http://127.0.0.1:${apiPort}`
  const app = await serveBuilt(root, folder, api)
  const mockApi = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(apiPort) },
  })
  try {
    await answers(`${api}/login/status`)
    return await work(app.url, api)
  } finally {
    mockApi.kill()
    await app.close()
  }
}

/** Builds the app of a checkout for `serveBuilt`; resolves with the exit code. */
export function build(checkout = root) {
  const env = { VITE_API_HOST: ADDRESS, VITE_STAFF_DOMAIN: 'lightshelf.example' }
  return run('vite/bin/vite.js', ['build', '--outDir', BUILT, '--logLevel', 'warn'], env, checkout)
}

/** Serves what `build` built in a checkout, from `folder` in it, for the API at this address. */
export async function serveBuilt(checkout, folder, api) {
  const served = join(checkout, folder)
  rmSync(served, { recursive: true, force: true })
  cpSync(join(checkout, BUILT), served, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  for (const name of readdirSync(served, { recursive: true })) {
    const file = join(served, name)
    if (file.endsWith('.js')) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ADDRESS, api))
  }
  return serve(served, { spa: true })
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
