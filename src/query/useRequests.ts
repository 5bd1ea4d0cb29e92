import { createContext, use } from 'react'
import type { Requests } from './requests.ts'

export const RequestsContext = createContext<Requests | null>(null)

/** The requests of the current session and account, or of a public page. */
export function useRequests(): Requests {
  const requests = use(RequestsContext)
  if (requests === null) throw new Error('useRequests needs a DataScope')
  return requests
}
