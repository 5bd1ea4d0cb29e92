import { useState } from 'react'
import { showcaseText } from '#domain/messages/public.ts'
import { safeSource } from '#domain/safeHref.ts'
import { Board, BookLink, Books, Jacket, Ledge } from './ledgeParts.ts'
import { openHere } from './openHere.ts'
import { firstWords, LEDGE, titleOf, type ShowcaseItem } from './showcaseItems.ts'

export interface ShowcaseLedgeProps {
  items: readonly ShowcaseItem[]
  addressOf: (itemId: string) => string
  onOpen: (itemId: string) => void
}

/** The books of the showcase on one long shelf, six at most, three on small screens (visual.md, screen 10). Each opens its ad. */
export function ShowcaseLedge({ items, addressOf, onOpen }: ShowcaseLedgeProps) {
  const standing = items.slice(0, LEDGE)
  const lit = Math.floor((standing.length - 1) / 2)
  return (
    <Ledge>
      <Books aria-label={showcaseText.shelf}>
        {standing.map((item, index) => {
          const far = Math.abs(index - lit) > 1
          return (
            <li key={item.id} data-lit={index === lit || undefined} data-far={far || undefined}>
              <BookLink
                href={addressOf(item.id)}
                aria-label={showcaseText.book(titleOf(item), item.author)}
                onClick={(event) => openHere(event, () => onOpen(item.id))}
              >
                {/* Those that small screens do not show are not fetched there. */}
                <Book title={titleOf(item)} url={item.coverUrl} lazy={far} />
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
        {firstWords(title)}
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
