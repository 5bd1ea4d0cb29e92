import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkText } from '#domain/messages/common.ts'
import { safeHref } from '#domain/safeHref.ts'
import { Button } from '../Button/Button.tsx'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import { DrawnLink } from '#components/lib/DrawnLink.ts'
import type { RenderLink } from '#components/lib/link.ts'

interface Look {
  /** `primary` at most once per view; `ghost` beside another button. Default 'quiet'. */
  variant?: Exclude<ButtonVariant, 'danger'>
  /** 36 px, compact 30 px, or the full-width 44 px of a form. Default 'm'. */
  size?: ButtonSize
  /** 16 px, before the words. */
  icon?: ReactNode
  /** The place cannot be gone to now: it stays a link, without an address. */
  disabled?: boolean
  children: ReactNode
}

interface InAppLink {
  /** An address of the app: path, query, hash. */
  to: string
  renderLink: RenderLink
  href?: undefined
}

interface OtherOriginLink {
  /** An absolute address elsewhere; http, https and mailto only, any other is not followed. */
  href: string | null
  to?: undefined
  renderLink?: undefined
}

export type ButtonLinkProps = Look & (InAppLink | OtherOriginLink)

/**
 * Goes somewhere, in the look of a button (APG: link). To another origin it opens a new tab and says so; an address that
 * must not be followed is drawn as a disabled link (behaviour.md, Links from the API).
 */
export function ButtonLink({ to, renderLink, href, disabled = false, ...look }: ButtonLinkProps) {
  if (to !== undefined)
    return disabled ? <Unlinked {...look} /> : <Button {...look} as={DrawnLink} to={to} renderLink={renderLink} />
  const address = safeHref(href)
  if (disabled || address === null) return <Unlinked {...look} />
  if (address.startsWith('mailto:')) return <Button {...look} as="a" href={address} />
  return <Button {...look} as="a" href={address} target="_blank" rel="noopener noreferrer" trailing={<NewTab />} />
}

function Unlinked(look: Look) {
  return <Button {...look} as="a" role="link" aria-disabled data-off />
}

function NewTab() {
  return (
    <>
      <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
      <span className="vh">{linkText.newTab}</span>
    </>
  )
}
