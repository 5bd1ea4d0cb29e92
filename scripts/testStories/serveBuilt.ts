import { run } from '../run.mjs'
import { serve } from '../serve.mjs'
import { isBuildCurrent, isBuilt } from './isBuildCurrent.ts'

/** Serves Storybook, which it builds unless a build is up to date or npm test has just made it; undefined if that fails. */
export async function serveBuilt(root: string): Promise<{ url: string; close: () => Promise<void> } | undefined> {
  const isFresh = process.env.STORYBOOK_BUILT === '1' ? isBuilt(root) : isBuildCurrent(root)
  if (isFresh) console.log("Storybook's build is up to date.")
  else {
    const args = ['build', '--output-dir', 'storybook-static', '--quiet']
    if ((await run('storybook/dist/bin/dispatcher.js', args)) !== 0) return undefined
  }
  return serve('storybook-static')
}
