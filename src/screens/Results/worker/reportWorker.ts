import { createMessageHandler, type JobMessage } from './workerMessages.ts'

/* The worker's entry: see ReportWorkerClient. */
const handleJob = createMessageHandler()

addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
  const { result, transfer } = handleJob(data)
  postMessage(result, { transfer })
})
