import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import fc from 'fast-check'

/** 'all' runs every combination; without it a sample runs. */
const MODE = process.env.CHAOS
/** A file with the combinations that held, so that a run can be resumed. */
const DONE_FILE = process.env.CHAOS_DONE
const SEED = Number(process.env.CHAOS_SEED ?? 18)

/** All combinations, or the sample of this seed (CHAOS_SEED). */
export function chosen<T>(all: readonly T[], nameOf: (one: T) => string, sample: number): readonly T[] {
  if (MODE === 'all') return all
  const [picked = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: sample, maxLength: sample }), {
    seed: SEED,
    numRuns: 1,
  })
  return picked.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
}

const done = new Set(
  DONE_FILE !== undefined && existsSync(DONE_FILE) ? readFileSync(DONE_FILE, 'utf8').split('\n') : [],
)

export const isDone = (name: string) => done.has(name)

export function markDone(name: string): void {
  if (DONE_FILE === undefined) return
  mkdirSync(dirname(DONE_FILE), { recursive: true })
  appendFileSync(DONE_FILE, `${name}\n`)
}
