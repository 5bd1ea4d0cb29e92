import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { ListedAccount } from './accountList.ts'
import { AccountRow } from './AccountRow.tsx'
import type { AccountSwitch } from './AccountSwitch.ts'

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

/** Moves focus along fields and buttons with the arrow keys, Home and End. Returns whether the key was handled. */
function moveFocusByKey(
  container: HTMLElement,
  { key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  const isField = target instanceof HTMLInputElement
  const stops = [...container.querySelectorAll<HTMLElement>('input, li button:enabled')]
  const index = stops.findIndex((stop) => stop === target)
  if (index < 0) return false
  const next = nextIndex(
    key,
    index,
    stops.findIndex((stop) => !(stop instanceof HTMLInputElement)),
    stops.length - 1,
    isField,
  )
  if (next === null) return false
  stops[next]?.focus()
  return true
}

/** Index to focus, or null to leave the key to the browser. Home, End and Up belong to the text in a field. */
function nextIndex(key: string, index: number, first: number, last: number, isField: boolean): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, last)
  if (key === 'ArrowUp') return isField ? null : Math.max(index - 1, 0)
  if (isField) return null
  return key === 'Home' ? first : key === 'End' ? last : null
}
