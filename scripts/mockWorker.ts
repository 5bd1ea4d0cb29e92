import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const WORKER = 'mockServiceWorker.js'

/** Serves MSW's worker script, which is outside public/ so that a production build cannot contain it. */
export function mockWorker(): Plugin {
  const source = () => readFileSync(new URL(`../mocks/public/${WORKER}`, import.meta.url))
  return {
    name: 'lightshelf:mock-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: source() })
    },
  }
}
