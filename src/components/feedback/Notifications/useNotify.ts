import { createContext, use } from 'react'
import type { Notice } from './notificationQueue.ts'

/** Shows a notice; the returned function takes it away again. */
export type Notify = (notice: Notice) => () => void

export const NotifyContext = createContext<Notify | null>(null)

/** How a component says something in passing. The function stays the same; needs `Notifications` around it. */
export function useNotify(): Notify {
  const notify = use(NotifyContext)
  if (notify === null) throw new Error('useNotify needs <Notifications> around it')
  return notify
}
