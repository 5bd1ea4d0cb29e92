import { emptyStore, withTail, type ReportStore, type StoreTail } from '#domain/report/reportStore.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { Sums } from '#domain/report/sums.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { createReportCalculator, type ReportResult, type ReportJob } from './reportCalculator.ts'

/** Rows added to a list since it was last sent. The worker drops lists that a message does not name. */
interface SentRows {
  listId: number
  tail: StoreTail
}

/** A job sent to the worker. */
export interface JobMessage {
  job: Omit<ReportJob, 'now' | 'earlier' | 'tree'>
  now: SentRows
  earlier: SentRows | null
  /** Null: unchanged. */
  tree: ReportTree | null
}

/** The parts of a result that changed since the last one. */
export type ResultMessage = Partial<Omit<ReportResult, 'job'>>

/** The worker's side: stores the rows and returns each result with the buffers to transfer. */
export function createMessageHandler(): (message: JobMessage) => { result: ResultMessage; transfer: ArrayBuffer[] } {
  const compute = createReportCalculator()
  let stores = new Map<number, ReportStore>()
  let tree: ReportTree | null = null
  let last: ReportResult | null = null

  const storeOf = ({ listId, tail }: SentRows) => {
    const store = stores.get(listId) ?? emptyStore(tail.of, tail.per)
    return tail.heads.length === 0 && stores.has(listId) ? store : withTail(store, tail)
  }
  return (message) => {
    tree = message.tree ?? tree
    if (tree === null) throw new Error('The first job has no tree')
    const [now, earlier] = [storeOf(message.now), message.earlier && storeOf(message.earlier)]
    stores = new Map([
      [message.now.listId, now],
      ...(message.earlier && earlier ? [[message.earlier.listId, earlier] as const] : []),
    ])
    const current = compute({ ...message.job, now, earlier, tree })
    const previous = last
    last = current
    const transfer: ArrayBuffer[] = []
    const isNew = (part: Exclude<keyof ReportResult, 'job'>) => current[part] !== previous?.[part]
    const result: ResultMessage = {
      ...(isNew('report') && { report: copyReport(current.report, transfer) }),
      ...(isNew('order') && {
        order: {
          indices: copyForTransfer(current.order.indices, transfer),
          filterMask: current.order.filterMask && copyForTransfer(current.order.filterMask, transfer),
        },
      }),
      ...(isNew('listedCount') && { listedCount: current.listedCount }),
      ...(isNew('totals') && { totals: current.totals }),
      ...(isNew('overTime') && { overTime: current.overTime }),
      ...(isNew('summary') && { summary: current.summary }),
    }
    return { result, transfer }
  }
}

/** Copies a report for transfer: transferred buffers are detached here, and the next sort or search needs them. */
function copyReport(report: GroupedReport, transfer: ArrayBuffer[]): GroupedReport {
  const sums = ({ rows, block, starts, values, known }: Sums): Sums => ({
    rows,
    block,
    starts: copyForTransfer(starts, transfer),
    values: copyForTransfer(values, transfer),
    known: copyForTransfer(known, transfer),
  })
  return {
    ...report,
    cells: report.cells && copyForTransfer(report.cells, transfer),
    now: sums(report.now),
    earlier: report.earlier && sums(report.earlier),
  }
}

function copyForTransfer<T extends Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  values: T,
  transfer: ArrayBuffer[],
): T {
  const copy = values.slice() as T
  transfer.push(copy.buffer as ArrayBuffer)
  return copy
}
