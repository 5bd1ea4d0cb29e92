import { parseArgs } from 'node:util'

/** What the command line asks for. */
export interface Options {
  /** Patterns of paths or titles. */
  names: readonly string[]
  /** A folder of pictures, or a commit. */
  against: string | undefined
  shard: { index: number; of: number } | undefined
  /** Whether pictures for web pages are taken as well. */
  web: boolean
  /** Whether changed pictures are meant to be. */
  accepted: boolean
  /** Whether pictures are only counted. */
  count: boolean
}

export const USAGE = `npm run pictures                          all pictures, in pictures/
npm run pictures -- titles "ad details"   those of the story files of these paths or titles
npm run pictures -- --against main        and compared with those of a commit, or of a folder; report in pictures-report/
  --shard 1/4   one part of four
  --accepted    changed pictures are as they should be: only failing stories fail
  --web         also screens in both themes as small WebP files, in pictures-web/
  --count       counts pictures and Chromatic's snapshots, and takes none`

/** Reads the arguments of `npm run pictures`. Throws on what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      shard: { type: 'string' },
      accepted: { type: 'boolean', default: false },
      web: { type: 'boolean', default: false },
      count: { type: 'boolean', default: false },
    },
  })
  return {
    names: positionals,
    against: values.against,
    shard: values.shard === undefined ? undefined : readShard(values.shard),
    accepted: values.accepted,
    web: values.web,
    count: values.count,
  }
}

/** Reads `1/3`. Throws on anything else. */
function readShard(shard: string): { index: number; of: number } {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number)
  if (index < 1 || index > of) throw new Error(`--shard ${shard}: not like 1/3`)
  return { index, of }
}
