import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pureDeclarations } from './scripts/pureDeclarations.ts'
import { squeeze } from './scripts/squeeze.ts'
import { testsApart } from './scripts/testsApart.ts'

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

const LEANER = [
  // The package's `exports` name only its development build.
  {
    find: /^react-router$/,
    replacement: fileURLToPath(new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url)),
  },
  // Browsers of `build.target` need no vendor prefixes, and styled-components writes none unless told to.
  { find: /^\.\/Prefixer\.js$/, replacement: fileURLToPath(new URL('scripts/leaner/noPrefixer.ts', import.meta.url)) },
  // For React before 18; ours has it built in.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
]

/** What every page behind the login needs. */
const SIGNED_IN = /src\/app\/(Workspace|layouts\/SignedIn|data\/\w+\.tsx?$)/

/** What every list needs, on Titles as on any other page behind the login. */
const LISTS =
  /src\/(components\/(DataTable\/(DataTable|useRowOrder)|Resource\/|SearchField\/|FilterSelect\/FilterSelect|PeriodPicker\/PeriodPicker|Cover\/|CountryList\/|StatusMark\/|TableSkeleton\/|isTyping|ColumnChooser\/ColumnChooser)|screens\/shared\/(useTyped|filterOptions)|domain\/(readAddress|messages\/(address|period|titles))|app\/(useAddress|useToday|useRemembered|resultsHref))|icons\/(download|list-filter|columns-3)\./

/**
 * What is always fetched together is one file: each small one costs about 0.3 kB of compression (docs/decisions/0004-size.md).
 * `api` comes while a visitor types at the login, or with the showcase, `dashboard` with the first page behind it; `common` is what the login
 * and the public pages share with that, `forms` what the login shares with forms elsewhere. Where the login comes to need more of it, `npm run size` shows a jump: name it in `common`.
 */
const CHUNKS = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  {
    name: 'api',
    test: /icons\/x\.mjs|src\/(domain\/(format|messages\/feedback)\.|components\/Banner\/|app\/session\/(signIn|useClient|loadPeople)|app\/errorReport|api\/(?!download|upload|fileName|people|public|report|allEndpoints))/,
    priority: 2,
  },
  {
    name: 'common',
    test: /src\/components\/Field\/(ControlBox|FieldFrame)|src\/app\/renderLink|src\/domain\/(safeHref|inAppPath)\.|messages\/common|icons\/(circle-user|info|triangle-exclamation-point|arrow-left|check|circle-question-mark)\./,
    priority: 3,
  },
  {
    name: 'forms',
    test: /final-form|src\/components\/(Form|FormMessage|TextField|PasswordField|AuthCard|Field)\/|messages\/login\./,
    priority: 1,
  },
  { name: 'dashboard', test: (id: string) => SIGNED_IN.test(id) || LISTS.test(id), priority: 1 },
]

/** The end-to-end tests tell files by their names; elsewhere these would only be fetched (docs/decisions/0004-size.md). */
const CHUNK_NAMES = process.env.NAMED_CHUNKS === '1' ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'

/** For Vitest alone: whoever builds or serves does not look through the tests. */
function unitTests() {
  const apart = testsApart(fileURLToPath(new URL('.', import.meta.url)))
  const [node, dom] = [['{src,mocks,scripts,.storybook}/**/*.test.ts'], ['{src,.storybook}/**/*.test.tsx']]
  return {
    // Two busy cores are slow, and no unit test is about time.
    testTimeout: 20_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true as const,
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          setupFiles: 'scripts/leaveNoMocks.ts',
          include: node,
          exclude: apart,
        },
      },
      {
        extends: true as const,
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['scripts/leaveNoMocks.ts', 'scripts/leavePageClean.ts'],
          include: dom,
          exclude: apart,
        },
      },
      {
        extends: true as const,
        test: { name: 'node apart', environment: 'node', include: apart.filter((file) => file.endsWith('.ts')) },
      },
      {
        extends: true as const,
        test: { name: 'dom apart', environment: 'jsdom', include: apart.filter((file) => file.endsWith('.tsx')) },
      },
    ],
  }
}

/** `--mode demo` (npm start, build:demo) runs the app on the mock world; any other mode carries none of it. */
export default defineConfig(({ mode, command }) => ({
  plugins: [react(), pureDeclarations(), mode === 'demo' ? mockWorker() : squeeze()],
  define: { __DEMO__: JSON.stringify(mode === 'demo') },
  publicDir: 'public',
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4173), strictPort: true },
  resolve: { alias: command === 'build' ? LEANER : [] },
  oxc: {
    plugins: {
      styledComponents: { displayName: mode !== 'production', fileName: false, ssr: false, minify: true, pure: true },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: CHUNK_NAMES } },
  },
  ...(mode === 'test' && { test: unitTests() }),
}))
