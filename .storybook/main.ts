import { relative, sep } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { uniq } from 'es-toolkit'
import { storyNameFromExport } from 'storybook/internal/csf'
import { readFiles } from '../scripts/listFiles.ts'
import { readBuild } from '../scripts/readBuild.ts'
import { usedOn } from './docs/usedOn.ts'
import { addScreen, nameStory } from './nameStory.ts'
import { readStoryFaults, type StoryFaults } from './overview/storyFaults.ts'
import { addedTags, OTHER_LOOK } from './screens/states.ts'
import { completeSnippets } from './snippets/completeSnippets.ts'

/** Storybook sets it: 'development' for `storybook dev`, otherwise 'production'. */
const isDevelopment = process.env.NODE_ENV === 'development'

/** What stays by itself: stories, pages, and what every story needs of the app. */
const ALONE = /\.(stories\.tsx|mdx)$|\?|^src\/app\/(pages\/|hooks\/useDeviceValue|config\/build)/

/**
 * The file of the build that a module goes to: one for libraries, one for each room and each screen, as a visitor waits
 * for the number of requests more than for their size. Null if it stays by itself.
 */
function fileOf(id: string): string | null {
  if (id.includes('/node_modules/')) return /storybook|axe-core/.test(id) ? null : 'libraries'
  const path = relative(process.cwd(), id).replaceAll(sep, '/')
  const [, room] = /^(src\/screens\/\w+|src\/\w+|mocks|\.storybook\/(?:docs|overview|screens))\//.exec(path) ?? []
  return room === undefined || ALONE.test(path) ? null : room.replace(/\W+/g, '-')
}

/** What fails in the stories of screens, for pages and panel: the index has only their names. */
const storyFaults: StoryFaults = Object.fromEntries(
  readFiles(process.cwd(), './src/screens', '.stories.tsx').map(({ path, text }) => [path, readStoryFaults(text)]),
)

/** The icons that the app imports, for their page. */
const iconList = {
  name: 'icon-list',
  resolveId: (id: string) => (id === 'virtual:icons' ? '\0icons' : null),
  load(id: string) {
    if (id !== '\0icons') return null
    const names = readFiles(process.cwd(), 'src', '.tsx').flatMap(({ text }) => {
      const [, list = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(text) ?? []
      return list.match(/(?<!type |as )\b[A-Z]\w+/g) ?? []
    })
    return `export { ${uniq(names).sort().join(', ')} } from 'lucide-react'`
  },
}

const config: StorybookConfig & { experimental_enrichCsf: typeof completeSnippets } = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', './overview/*.mdx', './screens/*.mdx', '../src/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (fileName, options) =>
        (await createIndex(fileName, options)).map((story) => {
          const { title = '', exportName, tags = [] } = story
          const name = nameStory(story.name ?? storyNameFromExport(exportName))
          // The sidebar's filter would list it.
          const shown = tags.filter((tag) => tag !== 'journey')
          return { ...story, name: addScreen(title, name), tags: [...shown, ...addedTags(title, name, tags)] }
        }),
    })),
  tags: { [OTHER_LOOK]: { defaultFilterSelection: 'exclude' } },
  features: {
    // Marks stories as new, modified or related to a change: of no use in a Storybook that is published.
    changeDetection: isDevelopment,
    experimentalSearchDocsHeadings: true,
    // Stories' code as written, not as React elements print.
    experimentalCodeExamples: true,
    // Tools that say nothing about a design of fixed tokens, in the way of those that do.
    backgrounds: false,
    measure: false,
    outline: false,
  },
  experimental_enrichCsf: completeSnippets,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    '../public',
    '../mocks/public',
    { from: '../src/components/theme/tokens.json', to: '/tokens.json' },
    { from: '../docs/conformance.md', to: '/conformance.md' },
    // scripts/pictures/addPictures.ts puts a list of pictures in its place.
    { from: './screens/noPictures.json', to: '/pictures/web.json' },
  ],
  // For the frame; the pages get it below.
  env: (env) => ({ ...env, STORY_FAULTS: JSON.stringify(storyFaults) }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Only what is documented: reading mocks, tests and scripts as well takes TypeScript seconds.
      tsconfigPath: '.storybook/tsconfig.docgen.json',
      include: ['src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx'],
      // Storybook's defaults, which options of our own replace.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
      // In development TypeScript reads again what was edited, not everything.
      EXPERIMENTAL_useWatchProgram: isDevelopment,
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), iconList],
    // A fixed commit: a new one alone is no reason to build Storybook again.
    define: {
      ...vite.define,
      __DEMO__: 'true',
      __BUILD__: JSON.stringify({ ...readBuild(), commit: 'storybook' }),
      __STORY_FAULTS__: JSON.stringify(storyFaults),
      __USED_ON__: JSON.stringify(usedOn(process.cwd())),
    },
    build: {
      ...vite.build,
      sourcemap: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] } },
      },
    },
  }),
}

export default config
