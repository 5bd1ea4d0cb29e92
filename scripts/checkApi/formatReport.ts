import type { CallResult, Mismatch, Report, Verdict } from './report.ts'

const VERDICT_LABELS: Record<Verdict, string> = {
  fits: 'fits',
  differs: 'DIFFERS',
  failed: 'FAILED',
  'not tried': 'not tried',
}

/** Formats a report as text: one line per call, sorted by path, followed by its mismatches and notes, and a summary. */
export function formatReport({ host, vertical, results }: Report): string {
  const width = Math.max(...results.map((result) => callOf(result).length))
  const [login, ...others] = results
  const sorted = [...(login === undefined ? [] : [login]), ...others.sort((a, b) => (a.path < b.path ? -1 : 1))]
  const lines = sorted.flatMap((result) => [lineOf(result, width), ...detailsOf(result).map((line) => `      ${line}`)])
  return [`${host}, vertical ${vertical}`, '', ...lines, '', summaryOf(results)].join('\n')
}

const callOf = ({ method, path }: CallResult) => `${method.padEnd(4)} ${path}`

function lineOf(result: CallResult, width: number): string {
  const { status, ms, rows, verdict } = result
  const cells = [
    callOf(result).padEnd(width),
    String(status ?? '').padStart(4),
    (ms === null ? '' : `${ms} ms`).padStart(9),
    (rows === null ? '' : `${rows} rows`).padStart(10),
    VERDICT_LABELS[verdict],
  ]
  return cells.join('  ').trimEnd()
}

function detailsOf({ reason, misfits, notes }: CallResult): string[] {
  return [...(reason === null ? [] : [reason]), ...misfits.map(misfitText), ...notes.map((note) => `note: ${note}`)]
}

function misfitText({ place, expected, found, rows }: Mismatch): string {
  const rowText = rows === null ? '' : `, in ${rows.count} of ${rows.of} rows, first in row ${rows.first}`
  return `${place}: expected ${expected}, found ${found}${rowText}`
}

/** '44 calls: 40 fit, 2 differ, 1 failed, 1 not tried'. */
function summaryOf(results: readonly CallResult[]): string {
  const count = (expected: Verdict) => results.filter(({ verdict }) => verdict === expected).length
  return `${results.length} calls: ${count('fits')} fit, ${count('differs')} differ, ${count('failed')} failed, ${count('not tried')} not tried`
}
