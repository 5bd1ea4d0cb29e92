import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockWorker } from './scripts/mockWorker.ts'

/**
 * Two sorts of shared files instead of some sixty small ones: what every visit begins with, so that errors are reported
 * though nothing else loads, and what five entries or more share, small ones merged with their nearest neighbour. Merging
 * may make files import each other in a circle, which scripts/check-build.mjs does not let pass
 * (docs/decisions/0004-size.md).
 */
const sharedChunks = [
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  { name: 'shared', minShareCount: 5, entriesAware: true, entriesAwareMergeThreshold: 14_000 },
]

/** `--mode demo` (npm start, build:demo) runs the app on the mock world; any other mode carries none of it. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), mode === 'demo' && mockWorker()],
  define: { __DEMO__: JSON.stringify(mode === 'demo') },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  // Outside production, class names tell the component.
  oxc: { plugins: { styledComponents: { displayName: mode !== 'production', fileName: false, ssr: false } } },
  build: {
    sourcemap: true,
    // Read by scripts/size.mjs.
    manifest: true,
    ...(mode === 'production' && { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } }),
  },
}))
