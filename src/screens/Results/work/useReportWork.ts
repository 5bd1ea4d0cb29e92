import { useEffect, useRef, useState } from 'react'
import { FarWork } from './farWork.ts'
import { reportWork, type ReportDone, type ReportJob } from './reportWork.ts'

/**
 * What a job weighs before it is worked out beside the page. A million rows of a simple grouping take some 40 ms, of
 * pairs (campaigns by day), which make hundreds of thousands of rows in the table, many times as long.
 */
const LARGE = 1_000_000
const PAIR_WEIGHT = 30

function isLarge({ now, earlier, by }: ReportJob): boolean {
  return (now.length + (earlier?.length ?? 0)) * (by.length > 1 ? PAIR_WEIGHT : 1) > LARGE
}

/**
 * Works a report out: at once, or in a worker where that would keep the page from answering (the last figures then stand
 * until the new ones are here). Keep the job the same while it says the same; null: there is nothing yet.
 */
export function useReportWork(job: ReportJob | null): ReportDone | null {
  const [near] = useState(reportWork)
  const [done, setDone] = useState<ReportDone | null>(null)
  const [canLeave, setCanLeave] = useState(typeof Worker !== 'undefined')
  const worker = useRef<FarWork | null>(null)
  const leaves = job !== null && canLeave && isLarge(job)

  useEffect(() => {
    if (job === null || !leaves) {
      worker.current?.drop()
      return
    }
    worker.current ??= new FarWork(
      new Worker(new URL('./reportWorker.ts', import.meta.url), { type: 'module' }),
      setDone,
      () => setCanLeave(false),
    )
    worker.current.ask(job)
  }, [job, leaves])
  useEffect(
    () => () => {
      worker.current?.stop()
      worker.current = null
    },
    [],
  )

  if (job === null || leaves) return job === null ? null : done
  if (done?.job === job) return done
  const made = near(job)
  setDone(made)
  return made
}
