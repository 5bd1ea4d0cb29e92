import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { Draft } from '#domain/draft.ts'
import { useSession } from './SessionContext.tsx'
import { createDrafts, type Drafts } from './createDrafts.ts'

const DraftsContext = createContext<Drafts | null>(null)

/** Provides the drafts of this tab, outside of everything that belongs to one session. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const [drafts] = useState(() => createDrafts(session))
  return <DraftsContext value={drafts}>{children}</DraftsContext>
}

/** The drafts of this tab. */
export function useDrafts(): Drafts {
  const drafts = use(DraftsContext)
  if (drafts === null) throw new Error('No DraftsProvider above')
  return drafts
}

/**
 * One draft.
 * @param name what it is and of what, such as 'comment 10101'
 */
export function useDraft<T>(name: string): Draft<T> {
  const drafts = useDrafts()
  return useMemo(() => drafts.open<T>(name), [drafts, name])
}
