import { ensureInstalled, root } from './install.mjs'

/*
 * Runs stories in Chromium: all of them, then the tests of Storybook itself (e2e/storybook); those named; or those that
 * the changes can affect. `testStories/readOptions.ts` lists the options.
 */
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { testStories } = await import('./testStories/testStories.ts')
process.exit(await testStories(root, process.argv.slice(2)))
