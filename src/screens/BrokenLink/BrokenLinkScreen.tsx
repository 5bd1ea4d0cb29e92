import { Button } from '#components/actions/Button/Button.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import type { BrokenLinkKind } from '#domain/locationState.ts'
import { brokenLinkText } from '#domain/messages/public.ts'
import { commonText } from '#domain/messages/common.ts'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'

export interface BrokenLinkScreenProps {
  /** What the link was for. */
  kind: BrokenLinkKind
  /** Opens the dashboard, or the start page for a visitor. */
  onGoHome: () => void
  /** Opens the page that sends a new password link. */
  onRequestLink: () => void
  /** Link to the help centre; null if there is none. */
  helpUrl: string | null
}

/** Page for a link that no longer works, with the next steps. */
export function BrokenLinkScreen({ kind, onGoHome, onRequestLink, helpUrl }: BrokenLinkScreenProps) {
  const isPassword = kind === 'password'
  return (
    <PageMessage
      scene={<EmptyShelfScene size="large" />}
      title={brokenLinkText.title}
      text={brokenLinkText[kind]}
      actions={
        <>
          {isPassword && (
            <Button variant="primary" onClick={onRequestLink}>
              {brokenLinkText.newLink}
            </Button>
          )}
          <Button variant={isPassword ? 'quiet' : 'primary'} onClick={onGoHome}>
            {commonText.goHome}
          </Button>
          <HelpCentreLink url={helpUrl} />
        </>
      }
    />
  )
}
