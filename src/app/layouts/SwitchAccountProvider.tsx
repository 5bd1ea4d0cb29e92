import { useCallback, useState, type ReactNode } from 'react'
import { useAccountSwitch } from '../data/useAccountSwitch.ts'
import { useAccounts } from '../data/useProfile.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'
import { SwitchAccountContext } from './SwitchAccountContext.ts'

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
