import { getJestConfig } from '@storybook/test-runner'
import { browserArgs } from './scripts/browser.mjs'

const config = getJestConfig()

/** The test-runner's defaults, with the Chromium that scripts/test-stories.mjs found. */
export default {
  ...config,
  testTimeout: 120_000,
  // The environment does what these would do.
  setupFilesAfterEnv: [],
  testEnvironment: '<rootDir>/.storybook/testRunner/SharedPageEnvironment.js',
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArgs },
    },
  },
}
