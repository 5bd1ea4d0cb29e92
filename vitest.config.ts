import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { isolatedTests } from './scripts/isolatedTests.ts'
import { readBuild } from './scripts/readBuild.ts'
import viteConfig from './vite.config.ts'

const isolated = isolatedTests(fileURLToPath(new URL('.', import.meta.url)))
const isolatedWith = (extension: string) => isolated.filter((file) => file.endsWith(extension))
const [resetMocks, resetDom] = ['scripts/resetMocks.ts', 'scripts/resetDom.ts']

/**
 * Unit tests in Node and in a DOM. The files of a worker share their modules and their DOM, except for the isolated ones
 * (docs/decisions/0013-test-run.md).
 */
const projects = [
  {
    name: 'node',
    environment: 'node',
    isolate: false,
    setupFiles: [resetMocks],
    include: ['{src,mocks,scripts,.storybook}/**/*.test.ts'],
    exclude: isolated,
  },
  {
    name: 'dom',
    environment: 'jsdom',
    isolate: false,
    setupFiles: [resetMocks, resetDom],
    include: ['{src,.storybook}/**/*.test.tsx'],
    exclude: isolated,
  },
  { name: 'node isolated', environment: 'node', include: isolatedWith('.test.ts') },
  { name: 'dom isolated', environment: 'jsdom', include: isolatedWith('.test.tsx') },
]

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    define: { __BUILD__: JSON.stringify({ ...readBuild(), commit: 'test' }) },
    test: {
      // Generous: two busy cores are slow.
      testTimeout: 20_000,
      maxWorkers: 2,
      projects: projects.map((test) => ({ extends: true as const, test })),
    },
  }),
)
