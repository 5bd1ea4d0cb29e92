import type { ReactNode } from 'react'
import { linkText } from '#domain/messages/common.ts'
import { safeHref } from '#domain/safeHref.ts'

/** External link from data, shown as host and path; opens a new tab. An unsafe URL is plain text. */
export function OutboundLink({ url, icon }: { url: string; icon?: ReactNode }) {
  const href = safeHref(url)
  const text = <bdi>{displayUrl(url)}</bdi>
  if (href === null) return text
  return (
    <a className="tl" href={href} target="_blank" rel="noopener noreferrer">
      {text}
      {icon !== undefined && (
        <>
          {' '}
          <span style={{ display: 'inline-block' }}>{icon}</span>
        </>
      )}
      <span className="visually-hidden">{linkText.newTab}</span>
    </a>
  )
}

/** 'https://www.books.example/gb/101?from=feed' -> 'books.example/gb/101'. */
function displayUrl(url: string): string {
  return (
    url
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/[?#].*$/s, '')
      .replace(/\/$/, '') || url
  )
}
