import { ensureInstalled, root } from './install.mjs'

/*
 * Adds the pictures of `npm run pictures -- --web` to the built Storybook, for its pages that show them: those of
 * pictures-web/, or of the folders that are given, one for each shard.
 */
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { addPictures } = await import('./pictures/addPictures.ts')
const folders = process.argv.slice(2)
process.exit(addPictures(root, folders.length > 0 ? folders : ['pictures-web'], new Date()))
