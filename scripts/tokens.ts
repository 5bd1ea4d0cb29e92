import { writeFileSync } from 'node:fs'
import { TOKEN_GROUPS, TOKENS } from '#components/theme/tokens.ts'
import { tokensCss } from './tokens/tokensCss.ts'
import { tokensDtcg } from './tokens/tokensDtcg.ts'

/**
 * `npm run tokens`: generates tokens.css and tokens.json from tokens.ts. A unit test fails while they are out of date.
 */
const themeFolder = new URL('../src/components/theme/', import.meta.url)

writeFileSync(new URL('tokens.css', themeFolder), tokensCss(TOKENS))
writeFileSync(new URL('tokens.json', themeFolder), tokensDtcg(TOKEN_GROUPS))
