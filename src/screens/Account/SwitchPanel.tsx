import { styled } from 'styled-components'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import type { Account } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { accountText } from '#domain/messages/account.ts'
import { switchingText } from '#domain/messages/session.ts'
import { AccountList } from '#screens/shared/accounts/AccountList.tsx'
import type { AccountSwitch } from '#screens/shared/accounts/AccountSwitch.ts'
import { useAccountSearch } from '#screens/shared/accounts/useAccountSearch.ts'

interface SwitchPanelProps {
  accounts: Loadable<readonly Account[]>
  currentId: string | null
  accountSwitch: AccountSwitch
}

const text = accountText.switcher

/** The user's accounts in a panel. */
export function SwitchPanel({ accounts, currentId, accountSwitch }: SwitchPanelProps) {
  const found = useAccountSearch(accounts.data, currentId)
  const { listed, matches } = found
  const count = listed.length > 0 && text.count(matches.length, listed.length)
  return (
    <Panel title={switchingText.heading} titleNote={<Count role="status">{count}</Count>}>
      <AccountList
        accounts={accounts}
        found={found}
        currentId={currentId}
        searchAbove={1}
        accountSwitch={accountSwitch}
      />
    </Panel>
  )
}

const Count = styled.span`
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
`
