import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockWorker } from './scripts/mockWorker.ts'

/** `--mode demo` (npm start, build:demo) runs the app on the mock world; any other mode carries none of it. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), mode === 'demo' && mockWorker()],
  define: { __DEMO__: JSON.stringify(mode === 'demo') },
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  // Class names that tell the component, but for production.
  oxc: { plugins: { styledComponents: { displayName: mode !== 'production', ssr: false } } },
  // The manifest is what scripts/size.mjs reads.
  build: { sourcemap: true, manifest: true },
}))
