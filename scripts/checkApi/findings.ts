/** One way in which an answer differs from the contract. */
export interface Misfit {
  /** Where in the answer: 'rows[].attrs.isbn13'. */
  place: string
  expected: string
  found: string
  /** In how many rows of a list, and the first of them; null: it is not about rows. */
  rows: { count: number; of: number; first: number } | null
}

export type Verdict = 'fits' | 'differs' | 'failed' | 'not tried'

/** What came of one call. */
export interface CallResult {
  endpoint: string
  method: string
  path: string
  verdict: Verdict
  status: number | null
  ms: number | null
  /** Rows of a list; null where it is none. */
  rows: number | null
  /** Why there is nothing to compare: the server's own words, a network failure, or what was missing to ask with. */
  reason: string | null
  misfits: Misfit[]
  /** Worth knowing, and no difference: fields that the contract does not have, lists that were cut off, slow answers. */
  notes: string[]
}

/** A whole run. */
export interface Report {
  host: string
  vertical: string
  results: CallResult[]
}

export const hasTrouble = ({ results }: Report): boolean =>
  results.some(({ verdict }) => verdict === 'differs' || verdict === 'failed')
