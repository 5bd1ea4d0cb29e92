import type { StorybookConfig } from '@storybook/react-vite'

/** Storybook sets it: 'development' for `storybook dev`, otherwise 'production'. */
const isDevelopment = process.env.NODE_ENV === 'development'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', './allComponents/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../public', '../mocks/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Docgen knows no files in .storybook, and would warn about each.
      include: ['src/**/*.tsx'],
      exclude: ['**/*.{stories,test}.tsx'],
      ...(isDevelopment && {
        // The first story does not wait for TypeScript to read the whole project,
        fileSystemCache: true,
        // nor does an edit wait for it to be read again.
        EXPERIMENTAL_useWatchProgram: true,
      }),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, __DEMO__: 'true' },
    build: { ...vite.build, sourcemap: false, chunkSizeWarningLimit: 2000 },
  }),
}

export default config
