import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockWorker } from './scripts/mockWorker.ts'
import { readBuild } from './scripts/readBuild.ts'
import { versionFile } from './scripts/versionFile.ts'

const build = readBuild()

/**
 * Groups of shared chunks instead of some sixty small ones: what every visit starts with, so that errors are reported even
 * if nothing else loads; the frame of a form field, and what opens over the page, so that the login has the one without the
 * other; and what five or more entries share, small chunks merged with their nearest neighbour.
 * Merging may create import circles, which scripts/check-build.mjs rejects (docs/decisions/0004-size.md).
 */
const sharedChunks = [
  { name: 'app', tags: ['$initial' as const], priority: 1 },
  { name: 'fields', test: /components\/inputs\/Field\/|api\/failure|feedback\/Skeleton/, priority: 2 },
  { name: 'popups', test: /floating-ui|tabbable|floating\/|listbox\//, priority: 1 },
  { name: 'shared', minShareCount: 5, entriesAware: true, entriesAwareMergeThreshold: 60_000 },
]

/** `--mode demo` (npm start, build:demo) runs the app on mock data; other modes contain none of it. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), versionFile(build), mode === 'demo' && mockWorker()],
  define: { __DEMO__: JSON.stringify(mode === 'demo'), __BUILD__: JSON.stringify(build) },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  // Outside production, class names contain the component's name.
  oxc: { plugins: { styledComponents: { displayName: mode !== 'production', fileName: false, ssr: false } } },
  build: {
    sourcemap: true,
    // The content security policy of deploy/nginx.conf blocks inlined fonts.
    assetsInlineLimit: 0,
    // For scripts/size.mjs.
    manifest: true,
    ...(mode === 'production' && { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } }),
  },
}))
