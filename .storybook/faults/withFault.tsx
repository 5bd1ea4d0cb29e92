import type { Decorator } from '@storybook/react-vite'
import { ENDPOINT_LIST } from '#mocks/faults.ts'
import { faultHandler } from '#mocks/respond.ts'
import { callsApi } from '../decorators/mockApi.ts'
import { EVERY_CALL, readFault } from './faultGlobal.ts'

/**
 * Applies the fault selected in the API faults tool. It has to be a decorator: decorators run after mswLoader, which
 * removes the previous story's handlers, and after a story's own beforeEach, but before the story sends requests.
 */
export const withFault: Decorator = (Story, { globals, parameters, msw }) => {
  const { fault } = readFault(globals.fault)
  if (fault !== null && callsApi({ parameters })) {
    const { endpoint, kind } = fault
    const endpoints = endpoint === EVERY_CALL ? ENDPOINT_LIST.map(({ id }) => id) : [endpoint]
    msw.use(...endpoints.flatMap((id) => faultHandler(id, kind) ?? []))
  }
  return <Story />
}
