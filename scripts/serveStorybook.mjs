import { root } from './install.mjs'
import { run } from './run.mjs'
import { serve } from './serve.mjs'

/** Builds Storybook, unless `STORYBOOK_BUILT` says that it has just been built, and serves it. Throws if it does not build. */
export async function serveStorybook(checkout = root) {
  const args = ['build', '--output-dir', 'storybook-static', '--quiet', '--loglevel', 'warn']
  if (process.env.STORYBOOK_BUILT !== '1' && (await run('storybook/dist/bin/dispatcher.js', args, {}, checkout)) !== 0)
    throw new Error('Storybook does not build.')
  return serve(`${checkout}/storybook-static`)
}
