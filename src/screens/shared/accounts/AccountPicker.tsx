import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { ListedAccount } from './accountList.ts'
import { AccountRow } from './AccountRow.tsx'
import type { AccountSwitch } from './AccountSwitch.ts'
import { moveFocusByKey } from './moveFocusByKey.ts'

interface AccountPickerProps {
  /** Accounts that match the search. */
  matches: readonly ListedAccount[]
  /** Number of accounts without a search. */
  totalCount: number
  currentId: string | null
  /** There is a search where there are more accounts than this. */
  searchAbove: number
  search: string
  onSearch: (search: string) => void
  accountSwitch: AccountSwitch
}

/** Rows added at a time: thousands at once would be slow to render. */
const PAGE_SIZE = 50

const text = accountText.switcher

/** Searchable accounts with a switch button on each but the current one. Arrow keys move between search and buttons. */
export function AccountPicker({
  matches,
  totalCount,
  currentId,
  searchAbove,
  search,
  onSearch,
  accountSwitch,
}: AccountPickerProps) {
  const container = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ search, count: PAGE_SIZE })
  const count = shown.search === search ? shown.count : PAGE_SIZE
  const moreCount = Math.min(matches.length - count, PAGE_SIZE)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (container.current !== null && moveFocusByKey(container.current, event)) event.preventDefault()
  }
  return (
    <div ref={container} onKeyDown={handleKeyDown}>
      {totalCount > searchAbove && (
        <SearchRow>
          <SearchField fullWidth value={search} onChange={onSearch} label={text.search} placeholder={text.search} />
        </SearchRow>
      )}
      {matches.length === 0 && search !== '' && <Message>{text.noMatch(search)}</Message>}
      <List>
        {matches.slice(0, count).map((account) => (
          <AccountRow
            key={account.id}
            account={account}
            isCurrent={account.id === currentId}
            accountSwitch={accountSwitch}
          />
        ))}
      </List>
      {totalCount === 1 && matches[0]?.id === currentId && <Message>{text.only}</Message>}
      {moreCount > 0 && (
        <More>
          <Button size="s" onClick={() => setShown({ search, count: count + PAGE_SIZE })}>
            {text.showMore(moreCount)}
          </Button>
        </More>
      )}
    </div>
  )
}

const SearchRow = styled.div`
  margin-bottom: var(--sp-2);
`

const List = styled.ul`
  margin: 0 calc(-1 * var(--sp-2));
`

const Message = styled.p`
  padding: var(--sp-3) 0 var(--sp-2);
  color: var(--text-2);
  overflow-wrap: anywhere;
`

const More = styled.div`
  margin-top: var(--sp-3);
`
