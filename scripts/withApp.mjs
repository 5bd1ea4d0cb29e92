import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from './install.mjs'
import { run } from './run.mjs'
import { serve } from './serve.mjs'

const BUILT = 'dist-e2e-built'
/** Placeholder in the built app for the API's address, whose port is known only later. */
const API_PLACEHOLDER = 'http://api.invalid'
/** Placeholder for VITE_REFRESH, so that one build serves both. */
const REFRESH_PLACEHOLDER = 'refresh.invalid'
let building

/**
 * Serves the app from `folder`, as in production and again with VITE_REFRESH, and the mock API over HTTP, each on a free
 * port, until `work` resolves. The app is built once for all calls. Resolves with the result of `work`, or undefined if the app does not
 * build.
 */
export async function withApp(folder, work) {
  building ??= build()
  if ((await building) !== 0) return undefined
  const apiPort = await freePort()
  const api = `http://127.0.0.1:${apiPort}`
  const app = await serveBuilt(root, folder, api)
  const refreshing = await serveBuilt(root, `${folder}-refreshing`, api, true)
  const mockApi = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(apiPort), MOCK_WEEKLY: 'true' },
  })
  try {
    await waitFor(`${api}/login/status`)
    return await work(app.url, api, refreshing.url)
  } finally {
    mockApi.kill()
    await app.close()
    await refreshing.close()
  }
}

/** Builds the app of a checkout for `serveBuilt`. Resolves with the exit code. */
export function build(checkout = root) {
  const env = {
    VITE_API_HOST: API_PLACEHOLDER,
    VITE_STAFF_DOMAIN: 'lightshelf.example',
    VITE_REFRESH: REFRESH_PLACEHOLDER,
  }
  return run('vite/bin/vite.js', ['build', '--outDir', BUILT, '--logLevel', 'warn'], env, checkout)
}

/** Serves what `build` built in a checkout, from its `folder`, using the API at this address, with VITE_REFRESH or without. */
export async function serveBuilt(checkout, folder, api, isRefreshing = false) {
  const served = join(checkout, folder)
  rmSync(served, { recursive: true, force: true })
  cpSync(join(checkout, BUILT), served, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  for (const name of readdirSync(served, { recursive: true })) {
    const file = join(served, name)
    if (!file.endsWith('.js')) continue
    const script = readFileSync(file, 'utf8').replaceAll(API_PLACEHOLDER, api)
    writeFileSync(file, script.replaceAll(REFRESH_PLACEHOLDER, String(isRefreshing)))
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

/** Waits a minute at most: busy machines take ten seconds and more. */
async function waitFor(url) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('The mock API did not start')
}
