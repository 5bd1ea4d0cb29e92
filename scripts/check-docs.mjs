import { ensureInstalled } from './install.mjs'

/*
 * `npm run check-docs`: opens every documentation page of the built Storybook cold, in both themes, and prints what it
 * loads, whether it stands still, and how good its code and props are. `-- --url <url>` checks another Storybook.
 */
ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const { checkDocs } = await import('./checkDocs/checkDocs.ts')
process.exit(await checkDocs(process.argv.slice(2)))
