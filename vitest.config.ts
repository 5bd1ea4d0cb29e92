import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { testsApart } from './scripts/testsApart.ts'
import viteConfig from './vite.config.ts'

const apart = testsApart(fileURLToPath(new URL('.', import.meta.url)))
const apartWith = (ending: string) => apart.filter((file) => file.endsWith(ending))
const [resetMocks, resetPage] = ['scripts/leaveNoMocks.ts', 'scripts/leavePageClean.ts']

/**
 * Unit tests in Node and in a DOM. Files of a worker share their modules and their DOM, but for those that stand apart
 * (docs/decisions/0013-test-run.md).
 */
const projects = [
  {
    name: 'node',
    environment: 'node',
    isolate: false,
    setupFiles: [resetMocks],
    include: ['{src,mocks,scripts,.storybook}/**/*.test.ts'],
    exclude: apart,
  },
  {
    name: 'dom',
    environment: 'jsdom',
    isolate: false,
    setupFiles: [resetMocks, resetPage],
    include: ['{src,.storybook}/**/*.test.tsx'],
    exclude: apart,
  },
  { name: 'node apart', environment: 'node', include: apartWith('.test.ts') },
  { name: 'dom apart', environment: 'jsdom', include: apartWith('.test.tsx') },
]

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // Two busy cores are slow, and no unit test is about time.
      testTimeout: 20_000,
      maxWorkers: 2,
      projects: projects.map((test) => ({ extends: true as const, test })),
    },
  }),
)
