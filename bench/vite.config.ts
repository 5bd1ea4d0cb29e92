import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const page = (name: string) => fileURLToPath(new URL(`${name}.html`, import.meta.url))

/** The pages measured by `npm run bench`: our components, and hand-written floors to compare them with. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../dist-bench', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        page('table'),
        page('floor-table'),
        page('floor-react'),
        page('chart'),
        page('floor-chart'),
        page('report'),
      ],
    },
  },
})
