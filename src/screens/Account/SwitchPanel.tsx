import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { Panel } from '#components/layout/Panel/Panel.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { Account } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { accountText } from '#domain/messages/account.ts'
import type { AccountSwitch } from './AccountScreenProps.ts'
import { AccountPicker } from './AccountPicker.tsx'
import { findAccounts, listAccounts } from './accountList.ts'
import { SwitchFailedBanner } from './SwitchFailedBanner.tsx'

interface SwitchPanelProps {
  accounts: Loadable<readonly Account[]>
  currentId: string | null
  accountSwitch: AccountSwitch
}

const text = accountText.switcher

/** The user's accounts, with a switch to any of them. Switching needs no confirmation. */
export function SwitchPanel({ accounts, currentId, accountSwitch }: SwitchPanelProps) {
  const [search, setSearch] = useState('')
  const listed = useMemo(() => listAccounts(accounts.data ?? [], currentId), [accounts.data, currentId])
  const matches = useMemo(() => findAccounts(listed, search), [listed, search])
  const count = listed.length > 0 && text.count(matches.length, listed.length)
  return (
    <Panel title={text.heading} titleNote={<Count role="status">{count}</Count>}>
      {accountSwitch.failed?.mode === 'switch' && <SwitchFailedBanner accountSwitch={accountSwitch} />}
      <Resource resource={accounts} noun={text.failureNoun} skeleton={<SwitchSkeleton />}>
        {() => (
          <AccountPicker
            matches={matches}
            totalCount={listed.length}
            currentId={currentId}
            search={search}
            onSearch={setSearch}
            accountSwitch={accountSwitch}
          />
        )}
      </Resource>
    </Panel>
  )
}

function SwitchSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock height={36} />
      {[40, 46, 58, 50].map((width) => (
        <SkeletonRow key={width}>
          <SkeletonBlock width={28} height={28} />
          <SkeletonLine width={`${width}%`} />
        </SkeletonRow>
      ))}
    </Skeleton>
  )
}

const SkeletonRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  height: 48px;

  &:nth-child(2) {
    margin-top: var(--sp-2);
  }
`

const Count = styled.span`
  color: var(--text-3);
  font-family: var(--font-num);
  font-size: var(--fs-small);
`
