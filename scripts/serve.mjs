import { preview } from 'vite'
import { root } from './install.mjs'

/** Serves a built folder on a free port, as a static host would. `spa`: with index.html for unknown paths. */
export async function serve(folder, { spa = false, port = 0 } = {}) {
  const server = await preview({
    root,
    configFile: false,
    appType: spa ? 'spa' : 'mpa',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, strictPort: port !== 0, host: '127.0.0.1', allowedHosts: ['.books.test'] },
  })
  const address = server.httpServer.address()
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.httpServer.close(resolve)),
  }
}
