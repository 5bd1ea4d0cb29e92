import { useStartUpData } from './useStartUpData.ts'

/** Loads the lists of the start on pages that do not show them, too (spec section 4). Renders nothing. */
export function StartUpData() {
  useStartUpData()
  return null
}
