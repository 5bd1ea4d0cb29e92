import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { useGlobals, useStorybookApi } from 'storybook/manager-api'
import { faultToGlobal, readFault, type Fault, type FaultReading } from './faultGlobal.ts'

/** The fault in the story's URL, and its setter, for Storybook's frame. */
export function useFault(): FaultReading & { setFault: (fault: Fault | null) => void } {
  const [globals, updateGlobals] = useGlobals()
  const api = useStorybookApi()
  return {
    ...readFault(globals.fault),
    setFault: (fault) => {
      updateGlobals({ fault: faultToGlobal(fault) })
      // The story has to start with the fault: its first calls have already been answered.
      api.emit(FORCE_REMOUNT, { storyId: api.getCurrentStoryData().id })
    },
  }
}
