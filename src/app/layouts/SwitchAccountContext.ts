import { createContext, use } from 'react'
import type { SwitchAccountDialogProps } from '#screens/UserMenu/SwitchAccountDialog.tsx'

interface SwitchAccount {
  /** Opens the dialog to switch account in. */
  open: () => void
  /** What the user menu shows in it; null while it is closed. */
  dialog: SwitchAccountDialogProps | null
}

/** From SwitchAccountProvider.tsx; null: outside the workspace, or the user has no other account. */
export const SwitchAccountContext = createContext<SwitchAccount | null>(null)

/** Opens the dialog with the user's accounts; null where there is no other to switch to. */
export const useSwitchDialog = (): (() => void) | null => use(SwitchAccountContext)?.open ?? null
