import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** `--mode demo` (npm start, build:demo) runs the app on the mock world; any other mode carries none of it. */
export default defineConfig(({ mode }) => ({
  plugins: [react()],
  define: { __DEMO__: JSON.stringify(mode === 'demo') },
  publicDir: 'public',
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true },
  preview: { port: Number(process.env['PORT'] ?? 4173), strictPort: true },
  build: { target: 'es2022', sourcemap: true, manifest: true, modulePreload: { polyfill: false } },
  test: {
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['{src,mocks,scripts,.storybook}/**/*.test.ts'] } },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: ['{src,.storybook}/**/*.test.tsx'] } },
    ],
  },
}))
