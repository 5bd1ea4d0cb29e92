import { VenetianMask } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import type { Account } from '#domain/account.ts'
import { accountText } from '#domain/messages/account.ts'
import type { AccountSwitch } from '#screens/shared/accounts/AccountSwitch.ts'
import { SwitchFailedBanner } from '#screens/shared/accounts/SwitchFailedBanner.tsx'

interface MasqueradeDialogProps {
  account: Account
  accountSwitch: AccountSwitch
  onClose: () => void
}

const text = accountText.masquerade

/** Confirms masquerading as an account. Shows a failed attempt and lets the user retry. Closing it cancels the request. */
export function MasqueradeDialog({ account, accountSwitch, onClose }: MasqueradeDialogProps) {
  const busy = accountSwitch.pendingId !== null
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.confirm(account.name)}
      picture={<VenetianMask size={18} strokeWidth={1.5} aria-hidden />}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            data-autofocus
            variant="primary"
            busy={busy}
            onClick={() => accountSwitch.onSwitch(account, 'masquerade')}
          >
            {text.confirmStart}
          </Button>
        </>
      }
    >
      {accountSwitch.failed?.mode === 'masquerade' && <SwitchFailedBanner accountSwitch={accountSwitch} />}
      <p>{text.confirmText}</p>
    </Dialog>
  )
}
