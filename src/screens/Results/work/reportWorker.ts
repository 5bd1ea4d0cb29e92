import { workDesk, type JobMessage } from './workMessages.ts'

/* The worker's entry: see ReportWorkerClient. */
const handleJob = workDesk()

addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
  const { result, transfer } = handleJob(data)
  postMessage(result, { transfer })
})
