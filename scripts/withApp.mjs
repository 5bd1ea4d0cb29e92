import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { root } from './install.mjs'
import { run } from './run.mjs'
import { serve } from './serve.mjs'

/**
 * The app, built into `folder` and served as in production, and the mock API over real HTTP, for as long as `work` takes.
 * Both listen on free ports of this machine; the app is built for the API's. Gives what `work` gives, undefined where the app
 * does not build.
 */
export async function withApp(folder, work) {
  const apiPort = await freePort()
  const api = `http://127.0.0.1:${apiPort}`
  const built = await run('vite/bin/vite.js', ['build', '--outDir', folder, '--logLevel', 'warn'], { VITE_API_HOST: api, VITE_STAFF_DOMAIN: 'lightshelf.example', NAMED_CHUNKS: '1' })
  if (built !== 0) return undefined

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
