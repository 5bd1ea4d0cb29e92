import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockWorker } from './scripts/mockWorker.ts'
import { readBuild } from './scripts/readBuild.ts'
import { versionFile } from './scripts/versionFile.ts'

const build = readBuild()

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
    // Small files compress badly. What so many pages share imports nothing that fewer do, so that no circles arise.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 12 }] } } },
  },
}))
