import { describe, expect, it } from 'vitest'
import { readOptions } from './readOptions.ts'
import { runnerArgs } from './runnerArgs.ts'

const USERS = { file: 'src/Users.stories.tsx', title: 'Screens/Users', count: 2 }
const URL = 'http://localhost:1'

describe('reads', () => {
  it.each([
    [[], { names: [], changed: false, url: undefined, shard: undefined, isPart: false }],
    [['titles', 'ad details'], { names: ['titles', 'ad details'], changed: false, isPart: true }],
    [['--changed'], { changed: true, ref: undefined }],
    [['--changed', 'HEAD~1'], { changed: true, ref: 'HEAD~1', names: [] }],
    [['--watch'], { url: 'http://localhost:6006', isPart: true, runner: ['--watch'] }],
    [['--watch', 'titles', '--url', 'http://x'], { names: ['titles'], url: 'http://x', runner: ['--watch'] }],
    [['--shard', '2/3'], { shard: { index: 2, of: 3 }, runner: ['--shard=2/3'] }],
    [['--includeTags', 'autodocs'], { names: [], isPart: true, runner: ['--includeTags=autodocs'] }],
    [['--journeys'], { journeys: true, isPart: false, runner: ['--index-json', '--excludeTags=nightly'] }],
    [['--json', '--outputFile', 'r.json'], { names: [], runner: ['--json'], outputFile: 'r.json' }],
  ])('%j', (args, options) => {
    expect(readOptions(args)).toMatchObject(options)
  })
})

describe('rejects', () => {
  it.each([
    [['--nonsense']],
    [['--shard', '0/3']],
    [['--shard', '4/3']],
    [['--shard', 'x']],
    [['--changed', 'a', 'b']],
    [['--journeys', 'titles']],
    [['--journeys', '--changed']],
  ])('%j', (args) => {
    expect(() => readOptions(args)).toThrow()
  })
})

describe('the test-runner', () => {
  it('runs every story with two workers', () => {
    expect(runnerArgs(URL, readOptions([]), undefined)).toEqual([
      '--url',
      URL,
      '--maxWorkers=2',
      '--',
      '--passWithNoTests',
    ])
  })
  it('runs these files alone, with its options before those of jest', () => {
    const options = readOptions([
      '--shard',
      '1/2',
      '--json',
      '--outputFile',
      '/tmp/a b.json',
      '--maxWorkers',
      '1',
      'users',
    ])
    expect(runnerArgs(URL, options, [USERS])).toEqual([
      ...['--url', URL, '--json', '--maxWorkers=1', '--shard=1/2'],
      ...['--', '--passWithNoTests', '--outputFile="/tmp/a b.json"', '--runTestsByPath', USERS.file],
    ])
  })
})
