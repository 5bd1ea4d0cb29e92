import { Dialog } from '#components/overlays/Dialog/Dialog.tsx'
import type { Account } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { switchingText } from '#domain/messages/session.ts'
import { AccountList } from '#screens/shared/accounts/AccountList.tsx'
import type { AccountSwitch } from '#screens/shared/accounts/AccountSwitch.ts'
import { useAccountSearch } from '#screens/shared/accounts/useAccountSearch.ts'

export interface SwitchAccountDialogProps {
  /** The accounts that the user may open. */
  accounts: Loadable<readonly Account[]>
  /** Id of the current account; null: none, or unknown. */
  currentId: string | null
  /** State and actions of a switch to another account. */
  accountSwitch: AccountSwitch
  /** Called to close it, which cancels a pending switch. */
  onClose: () => void
}

/** As many rows are seen at once. */
const SEARCH_ABOVE = 7

/** The user's accounts in a dialog, for every page; with a search only where there are many. */
export function SwitchAccountDialog({ accounts, currentId, accountSwitch, onClose }: SwitchAccountDialogProps) {
  const found = useAccountSearch(accounts.data, currentId)
  const close = () => {
    accountSwitch.onCancel()
    onClose()
  }
  return (
    <Dialog open onClose={close} title={switchingText.heading}>
      <AccountList
        accounts={accounts}
        found={found}
        currentId={currentId}
        searchAbove={SEARCH_ABOVE}
        accountSwitch={accountSwitch}
      />
    </Dialog>
  )
}
