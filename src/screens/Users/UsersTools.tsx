import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { SMALL, useMedia } from '#components/lib/useMedia.ts'
import { usersText } from '#domain/messages/account.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import { UsersOrder } from './UsersOrder.tsx'

interface UsersToolsProps {
  search: string
  onSearch: (text: string) => void
  /** How many were found of how many; null while nothing is searched for. */
  found: string | null
  sort: readonly SortKey[]
  onSort: (sort: readonly SortKey[]) => void
  /** Null while there is nothing to export. */
  onExport: (() => void) | null
}

/** Search at the left, export at the right; cards have no heads, so small screens choose their order here. */
export function UsersTools({ search, onSearch, found, sort, onSort, onExport }: UsersToolsProps) {
  const small = useMedia(SMALL)
  const icon = <Download size={16} strokeWidth={1.5} aria-hidden />
  const exporting = { icon, disabled: onExport === null, onClick: onExport ?? undefined }
  return (
    <Tools role="search">
      <SearchField
        value={search}
        onChange={onSearch}
        label={usersText.search}
        placeholder={usersText.search}
        shortcut="/"
      />
      {found !== null && <Found>{found}</Found>}
      {small ? (
        <Line>
          <UsersOrder sort={sort} onSort={onSort} />
          <IconButton variant="quiet" label={usersText.export} {...exporting} />
        </Line>
      ) : (
        <End>
          <Button {...exporting}>{usersText.export}</Button>
        </End>
      )}
    </Tools>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-4);
`

const Found = styled.p`
  margin-inline-start: var(--sp-2);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  @media (max-width: 767px) {
    order: 1;
    width: 100%;
    margin: 0;
  }
`

const End = styled.div`
  margin-inline-start: auto;
`

const Line = styled.div`
  display: flex;
  gap: var(--sp-2);
  justify-content: space-between;
  width: 100%;
`
