import type { Decorator } from '@storybook/react-vite'
import { faultHandler } from '#mocks/respond.ts'
import { faultFromGlobal } from './faultGlobal.ts'

/**
 * Applies the fault selected in the API faults tool. It has to be a decorator: decorators run after mswLoader, which
 * removes the previous story's handlers, and after a story's own beforeEach, but before the story sends requests.
 */
export const withFault: Decorator = (Story, { globals, msw }) => {
  const fault = faultFromGlobal(globals.fault)
  const handler = fault && faultHandler(fault.endpoint, fault.kind)
  if (handler !== null) msw.use(handler)
  return <Story />
}
