import { parseArgs } from 'node:util'

/** What the command line asks for. */
export interface Options {
  /** Patterns of paths or titles. */
  names: readonly string[]
  /** Whether only what changed runs; the commit to compare with, if it is named. */
  changed: boolean
  ref: string | undefined
  /** The Storybook to test, instead of one that is built and served. */
  url: string | undefined
  /** Whether only what `npm test` checks runs: stories without the tag `nightly`, Storybook's own tests with `@journey`. */
  journeys: boolean
  shard: { index: number; of: number } | undefined
  /** True if only some stories run, or none. */
  isPart: boolean
  /** File for the report of --json. */
  outputFile: string | undefined
  /** Options that the test-runner reads itself. */
  runner: readonly string[]
}

const FLAGS = ['json', 'verbose', 'ci', 'failOnConsole', 'listTests', 'watch', 'no-cache'] as const
const TAGS = ['includeTags', 'excludeTags', 'skipTags'] as const
const VALUES = ['maxWorkers', 'testTimeout', 'shard', ...TAGS] as const

const type = <Name extends string, Type extends 'boolean' | 'string'>(names: readonly Name[], type: Type) =>
  Object.fromEntries(names.map((name) => [name, { type }])) as Record<Name, { type: Type }>

export const USAGE = `npm run test:stories                        all stories, then Storybook's own tests
npm run test:stories -- titles "ad details"  the story files of these paths or titles
npm run test:stories -- --changed [ref]      what the changes since main, or since ref, can affect
npm run test:stories -- --watch [titles]     these, or what changed, of \`npm run storybook\`, and again when a file is saved
npm run test:stories -- --journeys           those of \`npm test\`: components, often tested states of screens, journeys
  --shard 1/3, --includeTags …, --excludeTags …, --url http://localhost:6006, --json --outputFile report.json`

/** Reads the arguments of `npm run test:stories`. Throws on what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: {
      changed: { type: 'boolean' },
      journeys: { type: 'boolean' },
      url: { type: 'string' },
      ...type(FLAGS, 'boolean'),
      ...type(VALUES, 'string'),
      outputFile: { type: 'string' },
    },
  })
  const at = tokens.findIndex((token) => token.kind === 'option' && token.name === 'changed')
  const next = at < 0 ? undefined : tokens[at + 1]
  const ref = next?.kind === 'positional' ? next.value : undefined
  const names = positionals.filter((name) => name !== ref)
  if (ref !== undefined && names.length > 0) throw new Error('--changed takes one commit, and no names of stories.')
  const { changed = false, journeys = false, watch = false, listTests = false } = values
  if (journeys && (names.length > 0 || changed || watch)) throw new Error('--journeys chooses the stories by itself.')

  return {
    names,
    changed,
    ref,
    url: values.url ?? (watch ? 'http://localhost:6006' : undefined),
    journeys,
    shard: values.shard === undefined ? undefined : readShard(values.shard),
    isPart: names.length > 0 || changed || watch || listTests || TAGS.some((name) => values[name] !== undefined),
    runner: [
      // The index has the tags that .storybook/screens/states.ts adds.
      ...(journeys ? ['--index-json', '--excludeTags=nightly'] : []),
      ...FLAGS.flatMap((name) => (values[name] === true ? [`--${name}`] : [])),
      ...VALUES.flatMap((name) => (values[name] === undefined ? [] : [`--${name}=${values[name]}`])),
    ],
    outputFile: values.outputFile,
  }
}

/** Reads `1/3`. Throws on anything else. */
export function readShard(shard: string): { index: number; of: number } {
  const [, index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number)
  if (index < 1 || index > of) throw new Error(`--shard ${shard}: not like 1/3`)
  return { index, of }
}
