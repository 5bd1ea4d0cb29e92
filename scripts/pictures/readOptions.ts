import { parseArgs } from 'node:util'

/** What the command line asks for. */
export type Options = ReturnType<typeof readOptions>

export const USAGE = `npm run pictures                          all pictures, in pictures/
npm run pictures -- titles "ad details"   those of the story files of these paths or titles
npm run pictures -- --against main        and compared with those of a commit, or of a folder; report in pictures-report/
  --shard 1/4   one part of four
  --accepted    changed pictures are as they should be: only failing stories fail
  --web         also screens in both themes as small WebP files, in pictures-web/
  --count       counts pictures and Chromatic's snapshots, and takes none`

/** Reads the arguments of `npm run pictures`. Throws on what it does not know. */
export function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      shard: { type: 'string' },
      accepted: { type: 'boolean' },
      web: { type: 'boolean' },
      count: { type: 'boolean' },
    },
  })
  return { ...values, names: positionals, shard: readShard(values.shard) }
}

/** Reads `1/3`. Throws on anything else. */
function readShard(shard: string | undefined): { index: number; of: number } | undefined {
  if (shard === undefined) return undefined
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number)
  if (index < 1 || index > of) throw new Error(`--shard ${shard}: not like 1/3`)
  return { index, of }
}
