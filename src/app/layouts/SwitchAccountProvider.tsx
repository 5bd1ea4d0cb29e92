import { useCallback, useState, type ReactNode, createContext, use } from 'react'
import { useAccountSwitch } from '../data/useAccountSwitch.ts'
import { useAccounts } from '../data/useProfile.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'
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

/** Lets the user menu and the pages open one dialog to switch account in, which the user menu shows. */
export function SwitchAccountProvider({ children }: { children: ReactNode }) {
  const state = useSessionState()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const accounts = useAccounts(isOpen)
  const accountSwitch = useAccountSwitch()
  const currentId = currentAccountId(state)
  const hasOthers = state.status === 'signed-in' && state.accounts?.every(({ id }) => id === currentId) !== true
  const dialog = isOpen ? { accounts, currentId, accountSwitch, onClose: () => setOpen(false) } : null
  return <SwitchAccountContext value={hasOthers ? { open, dialog } : null}>{children}</SwitchAccountContext>
}
