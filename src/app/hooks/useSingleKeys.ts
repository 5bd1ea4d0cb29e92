import { setDeviceValue, useDeviceValue } from './useDeviceValue.ts'

const KEY = 'lightshelf.singleKeys'

/** Whether single keys are shortcuts, and its setter. Stored on the device. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  return [useDeviceValue(KEY) !== 'off', setSingleKeys]
}

const setSingleKeys = (on: boolean) => setDeviceValue(KEY, on ? 'on' : 'off')
