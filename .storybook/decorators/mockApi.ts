import type { Loader, StoryContext } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { startWorker } from '#mocks/browser.ts'

let isRefused = false

/** Whether the browser refuses the mock API, so that screens have nothing to show. */
export const isMockApiRefused = (): boolean => isRefused

/** Only the app calls the API: components and their documentation never wait for it. */
export const callsApi = ({ parameters }: Pick<StoryContext, 'parameters'>): boolean =>
  typeof parameters.route === 'string'

const load = mswLoader(async () => {
  const { worker, isRunning } = await startWorker()
  isRefused = !isRunning
  return worker
})

/** Starts the mock API with the first story that calls it. */
export const loadMockApi: Loader = (context) => (callsApi(context) ? load(context) : {})
