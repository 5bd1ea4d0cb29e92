import type { ReportStore } from '#domain/report/reportStore.ts'
import { tailOf } from '#domain/report/reportStore.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import { isSameQuery, type ReportResult, type ReportJob } from './reportCalculator.ts'
import type { ResultMessage, JobMessage } from './workerMessages.ts'

/** The part of Worker that is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

type StoreSize = Pick<ReportStore, 'length' | 'laneCount'>

/**
 * Computes reports in a worker, one job at a time: while it is busy, only the newest job is queued. Sends each row only
 * once.
 */
export class ReportWorkerClient {
  private readonly listIds = new WeakMap<object, number>()
  private lastId = 0
  /** How much of each list the worker has, by list id. */
  private sentSizes = new Map<number, StoreSize>()
  private sentTree: ReportTree | null = null
  /** Latest value of each part of the result. */
  private parts: Partial<ReportResult> = {}
  private running: ReportJob | null = null
  private queued: ReportJob | null = null
  /** The running job, unless it was cancelled. */
  private requested: ReportJob | null = null

  /**
   * @param onDone called with each result that is still requested
   * @param onFailed called when the worker breaks
   */
  constructor(
    private readonly worker: WorkerLike,
    private readonly onDone: (result: ReportResult) => void,
    onFailed: () => void,
  ) {
    worker.onmessage = ({ data }: MessageEvent<ResultMessage>) => this.receive(data)
    worker.onerror = onFailed
  }

  submit(job: ReportJob): void {
    this.queued = job
    if (this.running === null) this.sendQueued()
  }

  /** Discards the running and the queued job. */
  cancel(): void {
    this.queued = null
    this.requested = null
  }

  terminate(): void {
    this.cancel()
    this.worker.terminate()
  }

  private sendQueued(): void {
    const job = this.queued
    this.queued = null
    this.running = job
    if (job === null) return
    this.requested = job
    const { now, earlier, tree, ...rest } = job
    const sizes = new Map<number, StoreSize>()
    const transfer: ArrayBuffer[] = []
    const newRows = (store: ReportStore): JobMessage['now'] => {
      const listId = this.listId(store.list)
      const tail = tailOf(store, this.sentSizes.get(listId) ?? { length: 0, laneCount: 0 })
      sizes.set(listId, { length: store.length, laneCount: store.laneCount })
      transfer.push(tail.heads.buffer as ArrayBuffer, tail.figures.buffer as ArrayBuffer)
      return { listId, tail }
    }
    const message: JobMessage = {
      job: rest,
      now: newRows(now),
      earlier: earlier && newRows(earlier),
      tree: tree === this.sentTree ? null : tree,
    }
    this.sentSizes = sizes
    this.sentTree = tree
    this.worker.postMessage(message, transfer)
  }

  private receive(message: ResultMessage): void {
    const job = this.running
    if (job === null) return
    this.parts = { ...this.parts, ...message }
    const { report, order, listedCount, totals, overTime, summary } = this.parts
    const latest = this.queued ?? this.requested
    const isComplete = report && order && listedCount !== undefined && totals && overTime && summary
    if (isComplete && latest !== null && isSameQuery(job, latest))
      this.onDone({ job, report, order, listedCount, totals, overTime, summary })
    this.sendQueued()
  }

  private listId(list: object): number {
    const id = this.listIds.get(list) ?? ++this.lastId
    this.listIds.set(list, id)
    return id
  }
}
