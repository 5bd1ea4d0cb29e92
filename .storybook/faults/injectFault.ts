import type { Loader } from '@storybook/react-vite'
import { faultHandler } from '#mocks/respond.ts'
import { faultFromGlobal } from './faultGlobal.ts'

/** Before a story starts: answers the endpoint picked in the API faults toolbar with the failure picked there. */
export const injectFault: Loader = ({ globals, msw }) => {
  const fault = faultFromGlobal(globals.fault)
  if (fault === null) return
  const handler = faultHandler(fault.endpoint, fault.kind)
  // An address may name an endpoint or a failure that is no more: then the story shows as it is.
  if (handler !== null) msw.use(handler)
}
