import type { ReactNode } from 'react'
import { linkText } from '#domain/messages/common.ts'
import { safeHref } from '#domain/safeHref.ts'

/** A link that came with data: its host and path, in a new tab; what must not be followed is text alone (behaviour.md, Tooltip, menu, notifications). */
export function OutLink({ url, icon }: { url: string; icon?: ReactNode }) {
  const href = safeHref(url)
  const words = <bdi>{shortAddress(url)}</bdi>
  if (href === null) return words
  return (
    <a className="tl" href={href} target="_blank" rel="noopener noreferrer">
      {words}
      {icon !== undefined && (
        <>
          {' '}
          <span style={{ display: 'inline-block' }}>{icon}</span>
        </>
      )}
      <span className="vh">{linkText.newTab}</span>
    </a>
  )
}

/** 'https://www.books.example/gb/101?from=feed' -> 'books.example/gb/101'. */
function shortAddress(url: string): string {
  return (
    url
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/[?#].*$/s, '')
      .replace(/\/$/, '') || url
  )
}
