/** A difference between an answer and the contract. */
export interface Mismatch {
  /** Path in the answer: 'rows[].attrs.isbn13'. */
  place: string
  expected: string
  found: string
  /** Number of affected rows and index of the first; null: not about rows. */
  rows: { count: number; of: number; first: number } | null
}

export type Verdict = 'fits' | 'differs' | 'failed' | 'not tried'

/** The result of one call. */
export interface CallResult {
  endpoint: string
  method: string
  path: string
  verdict: Verdict
  status: number | null
  ms: number | null
  /** Number of rows; null if the answer is no list. */
  rows: number | null
  /** Why there is no answer to check: the server's message, a network failure or a missing id. */
  reason: string | null
  misfits: Mismatch[]
  /** Observations that are no mismatch: fields unknown to the contract, truncated lists, slow answers. */
  notes: string[]
}

/** The results of a run. */
export interface Report {
  host: string
  vertical: string
  results: CallResult[]
}

export const hasProblems = ({ results }: Report): boolean =>
  results.some(({ verdict }) => verdict === 'differs' || verdict === 'failed')
