import { createContext, use } from 'react'

/** Opens the dialog of SwitchAccountProvider.tsx; null: outside the workspace, or the user has no other account. */
export const SwitchAccountContext = createContext<(() => void) | null>(null)

/** Opens the dialog with the user's accounts; null where there is no other to switch to. */
export const useSwitchDialog = (): (() => void) | null => use(SwitchAccountContext)
