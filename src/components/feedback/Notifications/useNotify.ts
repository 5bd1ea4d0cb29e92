import { createContext, use } from 'react'
import type { Notice } from './notificationQueue.ts'

/** Shows a notice. Returns a function that dismisses it. */
export type Notify = (notice: Notice) => () => void

export const NotifyContext = createContext<Notify | null>(null)

/** Returns a stable function that shows notifications. Requires a `Notifications` ancestor. */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (notify === null) throw new Error('useNotify must be used within <Notifications>')
  return notify
}
