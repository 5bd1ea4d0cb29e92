import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const WORKER = 'mockServiceWorker.js'

/** Serves MSW's worker script, which lies outside public/ so that a production build cannot carry it. */
function mockWorker(): Plugin {
  const source = () => readFileSync(new URL(`mocks/public/${WORKER}`, import.meta.url))
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

/** `--mode demo` (npm start, build:demo) runs the app on the mock world; any other mode carries none of it. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), ...(mode === 'demo' ? [mockWorker()] : [])],
  define: { __DEMO__: JSON.stringify(mode === 'demo') },
  publicDir: 'public',
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  build: { target: 'es2022', sourcemap: true, manifest: true, modulePreload: { polyfill: false } },
  test: {
    // Two busy cores are slow, and no unit test is about time.
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['{src,mocks,scripts,.storybook}/**/*.test.ts'] } },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: ['{src,.storybook}/**/*.test.tsx'] } },
    ],
  },
}))
