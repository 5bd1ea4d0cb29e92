import { useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { accountText } from '#domain/messages/account.ts'
import type { ListedAccount } from './accountList.ts'
import { AccountRow } from './AccountRow.tsx'
import type { Moving } from './AccountScreenProps.ts'
import { stepFocus } from './stepFocus.ts'

interface AccountChoiceProps {
  /** Those that the search found. */
  found: readonly ListedAccount[]
  /** How many there are without a search. */
  all: number
  currentId: string | null
  search: string
  onSearch: (search: string) => void
  moving: Moving
}

/** Rows drawn at once: more than anybody reads, fewer than a browser notices. */
const PAGE = 50

const text = accountText.switcher

/** A search over the accounts, and a button on each but the current one: arrow keys go from the search along the buttons and back. */
export function AccountChoice({ found, all, currentId, search, onSearch, moving }: AccountChoiceProps) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ search, count: PAGE })
  const count = shown.search === search ? shown.count : PAGE
  const more = Math.min(found.length - count, PAGE)

  const onKeyDown = (event: KeyboardEvent) => {
    if (place.current !== null && stepFocus(place.current, event)) event.preventDefault()
  }
  return (
    <div ref={place} onKeyDown={onKeyDown}>
      {all > 1 && (
        <SearchPlace>
          <SearchField block value={search} onChange={onSearch} label={text.search} placeholder={text.search} />
        </SearchPlace>
      )}
      {found.length === 0 && search !== '' && <Quiet>{text.nothing(search)}</Quiet>}
      <List>
        {found.slice(0, count).map((account) => (
          <AccountRow key={account.id} account={account} current={account.id === currentId} moving={moving} />
        ))}
      </List>
      {all === 1 && found[0]?.id === currentId && <Quiet>{text.only}</Quiet>}
      {more > 0 && (
        <More>
          <Button size="s" onClick={() => setShown({ search, count: count + PAGE })}>
            {text.more(more)}
          </Button>
        </More>
      )}
    </div>
  )
}

const SearchPlace = styled.div`
  margin-bottom: var(--sp-2);
`

const List = styled.ul`
  margin: 0 calc(-1 * var(--sp-2));
`

const Quiet = styled.p`
  padding: var(--sp-3) 0 var(--sp-2);
  color: var(--text-2);
  overflow-wrap: anywhere;
`

const More = styled.div`
  margin-top: var(--sp-3);
`
