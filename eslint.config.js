import js from '@eslint/js'
import importX from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Imports only run down (docs/decisions/0001-import-arrows.md): each room may import those below it, and no other. */
const ROOMS = {
  domain: [],
  api: ['domain'],
  query: ['api', 'domain'],
  session: ['query', 'api', 'domain'],
  components: ['domain'],
  screens: ['components', 'api', 'domain'],
  app: ['screens', 'components', 'session', 'query', 'api', 'domain'],
}
/** The same within the shell, the lowest first. */
const APP_ROOMS = ['config', 'hooks', 'errors', 'data', 'routing', 'results', 'developer', 'layouts', 'pages', 'routes']

/** `target` may not import any of `from`. */
const arrows = [
  ...Object.entries(ROOMS).map(([room, below]) => ({
    target: `./src/${room}`,
    from: Object.keys(ROOMS)
      .filter((other) => other !== room && !below.includes(other))
      .map((other) => `./src/${other}`),
  })),
  ...APP_ROOMS.map((room, index) => ({
    target: `./src/app/${room}`,
    from: APP_ROOMS.slice(index + 1).map((other) => `./src/app/${other}`),
  })),
  { target: './src', from: ['./mocks', './.storybook', './e2e', './bench'] },
  {
    target: './mocks',
    from: [
      ...Object.keys(ROOMS)
        .slice(2)
        .map((room) => `./src/${room}`),
      './.storybook',
    ],
  },
]

/** dayjs is set up in one file: imported from the package, it may lack its plugins and locale. */
const dayjsAnywhere = { regex: '^dayjs(/|$)', message: 'dayjs is taken from src/domain/dayjs.ts, where it is set up.' }

const zones = arrows.flatMap(({ target, from }) => from.map((source) => ({ target, from: source })))

/** What stories, tests and tools share is in folders called `testing`, which the app may not import. */
const helpers = {
  target: './src',
  from: './src/**/testing/**/*',
  message: 'Folders called testing are for stories and tests.',
}

export default tseslint.config(
  {
    ignores: [
      'dist*/',
      'storybook-static/',
      'coverage/',
      'public/',
      'test-results/',
      'playwright-report/',
      'pictures/',
      'pictures-*/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  ...storybook.configs['flat/recommended'],
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })] },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, helpers] }],
      'import-x/no-default-export': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Text is rendered as text.' },
        { selector: 'MemberExpression[property.name="innerHTML"]', message: 'Text is rendered as text.' },
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
      'no-restricted-imports': ['error', { patterns: [dayjsAnywhere] }],
      'no-console': 'error',
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Every request goes through src/api/client.ts.' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['src/domain/dayjs.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    // A screen never imports another screen; shared parts move down.
    files: ['src/screens/*/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            dayjsAnywhere,
            { regex: '^#screens/(?!shared/)', message: 'A screen never imports another screen.' },
          ],
        },
      ],
    },
  },
  {
    // Stories, tests and their helpers may also import mocks, endpoints and helpers.
    files: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', 'src/**/testing/**'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { zones: zones.filter(({ from }) => from !== './mocks' && from !== './src/api') },
      ],
      'no-restricted-globals': 'off',
    },
  },
  {
    // Tools, configuration and stories need default exports; tools print to the console.
    files: [
      '*.config.{ts,js}',
      'vite.config.ts',
      '.storybook/**',
      '**/*.stories.tsx',
      'bench/**',
      'scripts/**',
      'mocks/server.ts',
      'e2e/**',
    ],
    rules: { 'import-x/no-default-export': 'off', 'no-console': 'off', 'no-restricted-globals': 'off' },
  },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['.storybook/**', '**/*.stories.tsx', 'e2e/**'],
    // The first argument of Storybook's beforeEach and of Playwright's fixtures is often unused.
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
)
