import { CircleHelp } from 'lucide-react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { safeHref } from '#domain/safeHref.ts'
import { shellText } from '#domain/messages/shell.ts'
import { useEnvironment } from '../config/environment.ts'

/** Link that opens the help centre in a new tab (spec section 2, Layouts). Renders nothing if none is configured. */
export function HelpButton() {
  const href = safeHref(useEnvironment().config.helpUrl)
  if (href === null) return null
  return (
    <IconButton
      as="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      label={shellText.help}
      icon={<CircleHelp size={18} strokeWidth={1.5} aria-hidden />}
    />
  )
}
