import type { Decorator } from '@storybook/react-vite'
import { faultHandler } from '#mocks/respond.ts'
import { faultFromGlobal } from './faultGlobal.ts'

/**
 * Answers the endpoint picked in the API faults toolbar with the failure picked there. A decorator, because it runs after
 * everything that puts handlers in place (mswLoader, which takes the last story's away, and a story's own beforeEach), so
 * that what was picked holds, and before anything of the story asks.
 */
export const withFault: Decorator = (Story, { globals, msw }) => {
  const fault = faultFromGlobal(globals.fault)
  const handler = fault && faultHandler(fault.endpoint, fault.kind)
  // An address may name an endpoint or a failure that is no more: then the story shows as it is.
  if (handler !== null) msw.use(handler)
  return <Story />
}
