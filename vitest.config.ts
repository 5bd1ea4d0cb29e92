import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { isolatedTests } from './scripts/isolatedTests.ts'
import { MAX_FAILURES, RETRIES } from './scripts/retries.mjs'
import { readBuild } from './scripts/readBuild.ts'
import viteConfig from './vite.config.ts'

const isolated = isolatedTests(fileURLToPath(new URL('.', import.meta.url)))
const isolatedWith = (extension: string) => isolated.filter((file) => file.endsWith(extension))
const inNode = ['scripts/steadyTests.ts', 'scripts/resetMocks.ts']
const inDom = [...inNode, 'scripts/resetDom.ts']

/**
 * Unit tests in Node and in a DOM. The files of a worker share their modules and their DOM, except for the isolated ones
 * (docs/decisions/0013-test-run.md).
 */
const projects = [
  {
    name: 'node',
    environment: 'node',
    isolate: false,
    setupFiles: inNode,
    include: ['{src,mocks,scripts,.storybook}/**/*.test.ts'],
    exclude: isolated,
  },
  {
    name: 'dom',
    environment: 'jsdom',
    isolate: false,
    setupFiles: inDom,
    include: ['{src,.storybook}/**/*.test.tsx'],
    exclude: isolated,
  },
  { name: 'node isolated', environment: 'node', setupFiles: inNode, include: isolatedWith('.test.ts') },
  { name: 'dom isolated', environment: 'jsdom', setupFiles: inDom, include: isolatedWith('.test.tsx') },
]

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    define: { __BUILD__: JSON.stringify({ ...readBuild(), commit: 'test' }) },
    test: {
      // Generous, for busy machines: no test is about time.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      // Not of properties: a second try may have another seed (docs/decisions/0013-test-run.md).
      retry: { count: RETRIES, condition: /^(?![^]*Property failed after)/ },
      // Vitest counts the file and the `describe` of a failed test, too.
      bail: 3 * MAX_FAILURES,
      maxWorkers: 2,
      // styled-components inserts rules, as in production: as text, jsdom would parse the whole sheet for each.
      env: { SC_DISABLE_SPEEDY: 'false' },
      projects: projects.map((test) => ({ extends: true as const, test })),
    },
  }),
)
