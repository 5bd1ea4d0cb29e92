import type { ReportStore } from '#domain/report/reportStore.ts'
import { tailOf } from '#domain/report/reportStore.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import { isSameQuestion, type ReportDone, type ReportJob } from './reportWork.ts'
import type { DoneMessage, JobMessage } from './workMessages.ts'

/** Of a worker what is needed of it. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/**
 * Works reports out in a worker, one job at a time: while it is busy only the newest of those that come counts. Rows are
 * sent once each.
 */
export class FarWork {
  private readonly ids = new WeakMap<object, number>()
  private lastId = 0
  /** What the worker has of each list. */
  private sent = new Map<number, Pick<ReportStore, 'length' | 'laneCount'>>()
  private sentTree: ReportTree | null = null
  private answered: Partial<ReportDone> = {}
  private underWay: ReportJob | null = null
  private waiting: ReportJob | null = null

  /** @param onDone told of each answer that is still wanted; @param onFailed once, when the worker cannot go on */
  constructor(
    private readonly worker: WorkerLike,
    private readonly onDone: (done: ReportDone) => void,
    onFailed: () => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<DoneMessage>) => this.take(data)
    worker.onerror = onFailed
  }

  ask(job: ReportJob): void {
    this.waiting = job
    if (this.underWay === null) this.send()
  }

  /** No answer is wanted any more. */
  drop(): void {
    this.waiting = null
    this.wanted = null
  }

  stop(): void {
    this.drop()
    this.worker.terminate()
  }

  private wanted: ReportJob | null = null

  private send(): void {
    const job = this.waiting
    this.waiting = null
    this.underWay = job
    if (job === null) return
    this.wanted = job
    const { now, earlier, tree, ...rest } = job
    const sent = new Map<number, Pick<ReportStore, 'length' | 'laneCount'>>()
    const transfer: ArrayBuffer[] = []
    const rows = (store: ReportStore): JobMessage['now'] => {
      const list = this.idOf(store.list)
      const tail = tailOf(store, this.sent.get(list) ?? { length: 0, laneCount: 0 })
      sent.set(list, { length: store.length, laneCount: store.laneCount })
      transfer.push(tail.heads.buffer as ArrayBuffer, tail.figures.buffer as ArrayBuffer)
      return { list, tail }
    }
    const message: JobMessage = {
      job: rest,
      now: rows(now),
      earlier: earlier && rows(earlier),
      tree: tree === this.sentTree ? null : tree,
    }
    this.sent = sent
    this.sentTree = tree
    this.worker.postMessage(message, transfer)
  }

  private take(message: DoneMessage): void {
    const job = this.underWay
    if (job === null) return
    this.answered = { ...this.answered, ...message }
    const { report, order, listed, totals, overTime, summary } = this.answered
    const latest = this.waiting ?? this.wanted
    const whole = report && order && listed !== undefined && totals && overTime && summary
    if (whole && latest !== null && isSameQuestion(job, latest))
      this.onDone({ job, report, order, listed, totals, overTime, summary })
    this.send()
  }

  private idOf(list: object): number {
    const id = this.ids.get(list) ?? ++this.lastId
    this.ids.set(list, id)
    return id
  }
}
