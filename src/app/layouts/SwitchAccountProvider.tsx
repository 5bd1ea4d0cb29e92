import { useCallback, useState, type ReactNode } from 'react'
import { lazyComponent } from '#components/lib/lazyComponent.tsx'
import { useAccountSwitch } from '../data/useAccountSwitch.ts'
import { useAccounts } from '../data/useProfile.ts'
import { useSessionState } from '../session/SessionContext.tsx'
import { currentAccountId } from '../session/signedInState.ts'
import { SwitchAccountContext } from './SwitchAccountContext.ts'

const SwitchAccountDialog = lazyComponent(() =>
  import('#screens/Account/SwitchAccountDialog.tsx').then((module) => module.SwitchAccountDialog),
)

/** Lets the frame and the pages open one dialog to switch account in. */
export function SwitchAccountProvider({ children }: { children: ReactNode }) {
  const state = useSessionState()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const currentId = currentAccountId(state)
  const hasOthers = state.status === 'signed-in' && state.accounts?.every(({ id }) => id === currentId) !== true
  return (
    <SwitchAccountContext value={hasOthers ? open : null}>
      {children}
      {isOpen && <ConnectedDialog currentId={currentId} onClose={() => setOpen(false)} />}
    </SwitchAccountContext>
  )
}

function ConnectedDialog({ currentId, onClose }: { currentId: string | null; onClose: () => void }) {
  const { pendingId, failed, switchTo, cancelSwitch } = useAccountSwitch()
  return (
    <SwitchAccountDialog
      accounts={useAccounts()}
      currentId={currentId}
      accountSwitch={{ pendingId, failed, onSwitch: switchTo, onCancel: cancelSwitch }}
      onClose={onClose}
    />
  )
}
