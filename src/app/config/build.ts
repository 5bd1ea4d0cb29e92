/**
 * The build that is running, set by vite.config.ts. The commit is 'unknown' if it was built without git, 'test' in unit
 * tests, and 'storybook' in Storybook.
 */
export const BUILD: { version: string; commit: string } = __BUILD__
