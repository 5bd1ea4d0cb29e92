import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import type { CampaignItem } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { NO_FIGURES, type Figures } from '#domain/metrics.ts'
import { FIRST_ROWS } from '#screens/shared/firstRows.ts'
import { ItemRow } from './ItemRow.tsx'

interface ItemListProps {
  /** Of the campaign and the status: another list starts with its first items. */
  listId: string
  items: readonly CampaignItem[]
  /** By item id; an item that never ran is missing. Undefined while loading. */
  figures: ReadonlyMap<number, Figures> | undefined
  onOpen: (itemId: number) => void
}

const text = adText.items

/** The first items of a campaign, and all of them on request. */
export function ItemList({ listId, items, figures, onOpen }: ItemListProps) {
  // Not a key, which would replace a row that has the focus.
  const [wholeListId, setWholeListId] = useState<string | null>(null)
  const showsAll = wholeListId === listId
  const list = useRef<HTMLUListElement>(null)
  // The pressed button is gone: continue where it was.
  useEffect(() => {
    if (showsAll) list.current?.children.item(FIRST_ROWS)?.querySelector('button')?.focus()
  }, [showsAll])
  return (
    <>
      <ul ref={list} aria-label={text.list}>
        {(showsAll ? items : items.slice(0, FIRST_ROWS)).map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            figures={figures === undefined ? null : (figures.get(item.id) ?? NO_FIGURES)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {!showsAll && items.length > FIRST_ROWS && (
        <More>
          <Button size="s" onClick={() => setWholeListId(listId)}>
            {text.showAll(items.length)}
          </Button>
        </More>
      )}
    </>
  )
}

const More = styled.div`
  padding: var(--sp-2) 0;
  border-top: 1px solid var(--line);
`
