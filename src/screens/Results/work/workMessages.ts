import { emptyStore, withTail, type ReportStore, type StoreTail } from '#domain/report/reportStore.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { Sums } from '#domain/report/sums.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { reportWork, type ReportDone, type ReportJob } from './reportWork.ts'

/** What a list has more than when it was last sent. Lists that are not named any more can be forgotten. */
interface SentRows {
  list: number
  tail: StoreTail
}

/** A job on its way to the worker. */
export interface JobMessage {
  job: Omit<ReportJob, 'now' | 'earlier' | 'tree'>
  now: SentRows
  earlier: SentRows | null
  /** Null: as last time. */
  tree: ReportTree | null
}

/** What is new since the last answer; what is left out is as it was. */
export type DoneMessage = Partial<Omit<ReportDone, 'job'>>

/** The worker's side: keeps a copy of the rows, and gives an answer with the memory to hand over. */
export function workDesk(): (message: JobMessage) => { done: DoneMessage; transfer: ArrayBuffer[] } {
  const work = reportWork()
  let stores = new Map<number, ReportStore>()
  let tree: ReportTree | null = null
  let before: ReportDone | null = null

  const storeOf = ({ list, tail }: SentRows) => {
    const store = stores.get(list) ?? emptyStore(tail.of, tail.per)
    return tail.heads.length === 0 && stores.has(list) ? store : withTail(store, tail)
  }
  return (message) => {
    tree = message.tree ?? tree
    if (tree === null) throw new Error('A job before its tree')
    const [now, earlier] = [storeOf(message.now), message.earlier && storeOf(message.earlier)]
    stores = new Map([
      [message.now.list, now],
      ...(message.earlier && earlier ? [[message.earlier.list, earlier] as const] : []),
    ])
    const answer = work({ ...message.job, now, earlier, tree })
    const last = before
    before = answer
    const transfer: ArrayBuffer[] = []
    const isNew = (part: Exclude<keyof ReportDone, 'job'>) => answer[part] !== last?.[part]
    const done: DoneMessage = {
      ...(isNew('report') && { report: copyOf(answer.report, transfer) }),
      ...(isNew('order') && {
        order: {
          indices: handOver(answer.order.indices, transfer),
          kept: answer.order.kept && handOver(answer.order.kept, transfer),
        },
      }),
      ...(isNew('listed') && { listed: answer.listed }),
      ...(isNew('totals') && { totals: answer.totals }),
      ...(isNew('overTime') && { overTime: answer.overTime }),
      ...(isNew('summary') && { summary: answer.summary }),
    }
    return { done, transfer }
  }
}

/** What is handed over is gone here: the next sort or search needs its own. */
function copyOf(report: GroupedReport, transfer: ArrayBuffer[]): GroupedReport {
  const sums = ({ rows, block, starts, values, known }: Sums): Sums => ({
    rows,
    block,
    starts: handOver(starts, transfer),
    values: handOver(values, transfer),
    known: handOver(known, transfer),
  })
  return {
    ...report,
    cells: report.cells && handOver(report.cells, transfer),
    now: sums(report.now),
    earlier: report.earlier && sums(report.earlier),
  }
}

function handOver<T extends Float64Array | Int32Array | Uint32Array | Uint16Array | Uint8Array>(
  values: T,
  transfer: ArrayBuffer[],
): T {
  const copy = values.slice() as T
  transfer.push(copy.buffer as ArrayBuffer)
  return copy
}
