import { CircleQuestionMark } from 'lucide-react'
import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { helpText } from '#domain/messages/shell.ts'

/** Link to the help centre in a new tab; nothing if the deployment has none. */
export function HelpCentreLink({ url }: { url: string | null }) {
  if (url === null) return null
  return (
    <ButtonLink href={url} icon={<CircleQuestionMark size={16} strokeWidth={1.5} aria-hidden />}>
      {helpText.centre}
    </ButtonLink>
  )
}
