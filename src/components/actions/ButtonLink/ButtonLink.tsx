import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkText } from '#domain/messages/common.ts'
import { safeHref } from '#domain/safeHref.ts'
import { Button } from '../Button/Button.tsx'
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx'
import { AppLink, type RenderLink } from '#components/lib/linkTypes.ts'

interface CommonProps {
  /** `primary` at most once per view; `ghost` beside another button. @default "quiet" */
  variant?: Exclude<ButtonVariant, 'danger'>
  /** 'm' is 36 px high, 's' 30 px, 'block' 44 px and full width, for forms. @default "m" */
  size?: ButtonSize
  /** 16 px, shown before the label. @default none */
  icon?: ReactNode
  /** Its label. */
  children: ReactNode
}

interface InAppLinkProps {
  /** An in-app URL: path, query, hash. @default none */
  to: string
  /** Renders the link to `to`. Required with it. @default none */
  renderLink: RenderLink
  href?: undefined
}

interface ExternalLinkProps {
  /** An absolute URL with the scheme http, https or mailto; any other renders a disabled link. @default none */
  href: string | null
  to?: undefined
  renderLink?: undefined
}

export type ButtonLinkProps = CommonProps & (InAppLinkProps | ExternalLinkProps)

/**
 * A link that looks like a button. An external link opens a new tab and says so; a URL from the API that isn't safe to
 * follow renders a disabled link.
 * ARIA pattern: link.
 */
export function ButtonLink({ to, renderLink, href, ...rest }: ButtonLinkProps) {
  if (to !== undefined) return <Button {...rest} as={AppLink} to={to} renderLink={renderLink} />
  const url = safeHref(href)
  if (url === null) return <Button {...rest} as="a" role="link" aria-disabled data-off />
  if (url.startsWith('mailto:')) return <Button {...rest} as="a" href={url} />
  return <Button {...rest} as="a" href={url} target="_blank" rel="noopener noreferrer" trailing={<NewTabIcon />} />
}

function NewTabIcon() {
  return (
    <>
      <ExternalLink size={14} strokeWidth={1.5} aria-hidden />
      <span className="visually-hidden">{linkText.newTab}</span>
    </>
  )
}
