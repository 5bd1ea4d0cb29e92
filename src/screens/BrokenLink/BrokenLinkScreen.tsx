import { Button } from '#components/actions/Button/Button.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { brokenLinkText } from '#domain/messages/public.ts'
import { commonText } from '#domain/messages/common.ts'
import { HelpCentreLink } from '#screens/shared/HelpCentreLink.tsx'

/** What kind of link was broken, as far as it is known. */
export type BrokenLinkKind = 'any' | 'click' | 'password'

export interface BrokenLinkScreenProps {
  kind: BrokenLinkKind
  /** To the dashboard, or to the start for a visitor. */
  onGoHome: () => void
  /** To where a new link to set a password is sent. */
  onAskForLink: () => void
  /** The help centre, where there is one. */
  helpUrl: string | null
}

/** A link that leads nowhere: what happened and where to go on (visual.md, screen 11). */
export function BrokenLinkScreen({ kind, onGoHome, onAskForLink, helpUrl }: BrokenLinkScreenProps) {
  const password = kind === 'password'
  return (
    <PageMessage
      scene={<EmptyShelfScene size="large" />}
      title={brokenLinkText.title}
      text={brokenLinkText[kind]}
      actions={
        <>
          {password && (
            <Button variant="primary" onClick={onAskForLink}>
              {brokenLinkText.newLink}
            </Button>
          )}
          <Button variant={password ? 'quiet' : 'primary'} onClick={onGoHome}>
            {commonText.goHome}
          </Button>
          <HelpCentreLink url={helpUrl} />
        </>
      }
    />
  )
}
