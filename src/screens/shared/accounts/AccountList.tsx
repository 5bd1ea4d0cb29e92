import { styled } from 'styled-components'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { Account } from '#domain/account.ts'
import type { Loadable } from '#domain/loadable.ts'
import { accountText } from '#domain/messages/account.ts'
import type { AccountSwitch } from './AccountSwitch.ts'
import { AccountPicker } from './AccountPicker.tsx'
import { SwitchFailedBanner } from './SwitchFailedBanner.tsx'
import type { AccountSearch } from './useAccountSearch.ts'

interface AccountListProps {
  accounts: Loadable<readonly Account[]>
  /** The accounts that are listed, from `useAccountSearch`. */
  found: AccountSearch
  currentId: string | null
  /** There is a search where there are more accounts than this. */
  searchAbove: number
  accountSwitch: AccountSwitch
}

/** The user's accounts, with a switch to any of them. Switching needs no confirmation. */
export function AccountList({ accounts, found, currentId, searchAbove, accountSwitch }: AccountListProps) {
  return (
    <>
      {accountSwitch.failed?.mode === 'switch' && <SwitchFailedBanner accountSwitch={accountSwitch} />}
      <Resource
        resource={accounts}
        noun={accountText.switcher.failureNoun}
        skeleton={<SwitchSkeleton hasSearch={searchAbove === 1} />}
      >
        {() => (
          <AccountPicker
            matches={found.matches}
            totalCount={found.listed.length}
            currentId={currentId}
            searchAbove={searchAbove}
            search={found.search}
            onSearch={found.onSearch}
            accountSwitch={accountSwitch}
          />
        )}
      </Resource>
    </>
  )
}

function SwitchSkeleton({ hasSearch }: { hasSearch: boolean }) {
  return (
    <Skeleton>
      {hasSearch && <SkeletonBlock height={36} />}
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
