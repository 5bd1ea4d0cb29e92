import { workDesk, type JobMessage } from './workMessages.ts'

/* Runs beside the page: see FarWork. */
const work = workDesk()

addEventListener('message', ({ data }: MessageEvent<JobMessage>) => {
  const { done, transfer } = work(data)
  postMessage(done, { transfer })
})
