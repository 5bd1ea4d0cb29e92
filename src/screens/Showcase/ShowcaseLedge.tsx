import { useState } from 'react'
import { showcaseText } from '#domain/messages/public.ts'
import { safeSource } from '#domain/safeHref.ts'
import { Board, BookLink, Books, Jacket, Ledge } from './ledgeParts.ts'
import { handlePlainClick } from './handlePlainClick.ts'
import { firstTwoWords, MAX_LEDGE_BOOKS, titleOf, type ShowcaseItem } from './showcaseItems.ts'

export interface ShowcaseLedgeProps {
  items: readonly ShowcaseItem[]
  itemUrl: (itemId: string) => string
  onOpen: (itemId: string) => void
}

/** Up to six books of the showcase on one shelf, three on small screens. Each opens its ad. */
export function ShowcaseLedge({ items, itemUrl, onOpen }: ShowcaseLedgeProps) {
  const books = items.slice(0, MAX_LEDGE_BOOKS)
  const litIndex = Math.floor((books.length - 1) / 2)
  return (
    <Ledge>
      <Books aria-label={showcaseText.shelf}>
        {books.map((item, index) => {
          const isFar = Math.abs(index - litIndex) > 1
          return (
            <li key={item.id} data-lit={index === litIndex || undefined} data-far={isFar || undefined}>
              <BookLink
                href={itemUrl(item.id)}
                aria-label={showcaseText.book(titleOf(item), item.author)}
                onClick={(event) => handlePlainClick(event, () => onOpen(item.id))}
              >
                {/* Lazy: small screens hide the outer books, so they need not fetch them. */}
                <Book title={titleOf(item)} url={item.coverUrl} lazy={isFar} />
              </BookLink>
            </li>
          )
        })}
      </Books>
      <Board />
    </Ledge>
  )
}

function Book({ title, url, lazy }: { title: string; url: string | null; lazy: boolean }) {
  const [failed, setFailed] = useState(false)
  const source = safeSource(url, 'image')
  if (source === null || failed)
    return (
      <Jacket dir="auto" aria-hidden>
        {firstTwoWords(title)}
      </Jacket>
    )
  return (
    <img
      src={source}
      alt=""
      width={132}
      height={198}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}
