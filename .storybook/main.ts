import type { StorybookConfig } from '@storybook/react-vite'
import { storyNameFromExport } from 'storybook/internal/csf'
import { readBuild } from '../scripts/readBuild.ts'
import { addScreen, nameStory } from './nameStory.ts'
import { addedTags } from './screens/states.ts'
import { completeSnippets } from './snippets/completeSnippets.ts'

/** Storybook sets it: 'development' for `storybook dev`, otherwise 'production'. */
const isDevelopment = process.env.NODE_ENV === 'development'

const config: StorybookConfig & { experimental_enrichCsf: typeof completeSnippets } = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', './screens/*.mdx', './allComponents/*.stories.tsx', '../src/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) =>
    indexers.map(({ test, createIndex }) => ({
      test,
      createIndex: async (fileName, options) =>
        (await createIndex(fileName, options)).map((story) => {
          const { title = '', exportName, tags = [] } = story
          const name = nameStory(story.name ?? storyNameFromExport(exportName))
          return { ...story, name: addScreen(title, name), tags: [...tags, ...addedTags(title, name, tags)] }
        }),
    })),
  features: {
    // Marks stories as new, modified or related to a change: of no use in a Storybook that is published.
    changeDetection: isDevelopment,
    experimentalSearchDocsHeadings: true,
    // Stories' code as written, not as React elements print.
    experimentalCodeExamples: true,
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
    // A fixed commit: a new one alone is no reason to build Storybook again.
    define: { ...vite.define, __DEMO__: 'true', __BUILD__: JSON.stringify({ ...readBuild(), commit: 'storybook' }) },
    build: { ...vite.build, sourcemap: false, chunkSizeWarningLimit: 2000 },
  }),
}

export default config
