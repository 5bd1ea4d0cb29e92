import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const WORKERS = ['mockServiceWorkerForApi.js', 'mockServiceWorker.js']

/** Serves MSW's worker scripts, which are outside public/ so that a production build cannot contain them. */
export function mockWorker(): Plugin {
  const source = (worker: string) => readFileSync(new URL(`../mocks/public/${worker}`, import.meta.url))
  return {
    name: 'lightshelf:mock-worker',
    configureServer: ({ middlewares }) => {
      for (const worker of WORKERS)
        middlewares.use(`/${worker}`, (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(source(worker))
        })
    },
    generateBundle() {
      for (const worker of WORKERS) this.emitFile({ type: 'asset', fileName: worker, source: source(worker) })
    },
  }
}
