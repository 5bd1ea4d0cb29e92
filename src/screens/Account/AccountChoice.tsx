import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { ListedAccount } from './accountList.ts'
import { AccountRow } from './AccountRow.tsx'
import type { Moving } from './AccountScreenProps.ts'
import { stepFocus } from './stepFocus.ts'

interface AccountPickerProps {
  /** Accounts that match the search. */
  found: readonly ListedAccount[]
  /** Number of accounts without a search. */
  all: number
  currentId: string | null
  search: string
  onSearch: (search: string) => void
  moving: Moving
}

/** Rows added at a time: thousands at once would be slow to render. */
const PAGE_SIZE = 50

const text = accountText.switcher

/** Searchable accounts with a switch button on each but the current one. Arrow keys move between search and buttons. */
export function AccountChoice({ found, all, currentId, search, onSearch, moving }: AccountPickerProps) {
  const container = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ search, count: PAGE_SIZE })
  const count = shown.search === search ? shown.count : PAGE_SIZE
  const moreCount = Math.min(found.length - count, PAGE_SIZE)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (container.current !== null && stepFocus(container.current, event)) event.preventDefault()
  }
  return (
    <div ref={container} onKeyDown={handleKeyDown}>
      {all > 1 && (
        <SearchRow>
          <SearchField block value={search} onChange={onSearch} label={text.search} placeholder={text.search} />
        </SearchRow>
      )}
      {found.length === 0 && search !== '' && <Message>{text.nothing(search)}</Message>}
      <List>
        {found.slice(0, count).map((account) => (
          <AccountRow key={account.id} account={account} current={account.id === currentId} moving={moving} />
        ))}
      </List>
      {all === 1 && found[0]?.id === currentId && <Message>{text.only}</Message>}
      {moreCount > 0 && (
        <More>
          <Button size="s" onClick={() => setShown({ search, count: count + PAGE_SIZE })}>
            {text.more(moreCount)}
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
