import { ensureInstalled, root } from './install.mjs'

/* Takes pictures of stories and compares them with earlier ones. `pictures/readOptions.ts` lists the options. */
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { runPictures } = await import('./pictures/runPictures.ts')
process.exit(await runPictures(root, process.argv.slice(2)))
