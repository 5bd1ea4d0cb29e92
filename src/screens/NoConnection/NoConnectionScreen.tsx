import { RotateCw } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { FAILURES } from '#domain/failure.ts'
import { pagesText } from '#domain/messages/shell.ts'

export interface NoConnectionScreenProps {
  /** The browser says that it is offline. If false, it is online but the server doesn't answer. */
  offline: boolean
  /** Tries to load the page again. */
  onRetry: () => void
}

/** Shown while the code of a page cannot be loaded. It opens by itself when the browser is online again. */
export function NoConnectionScreen({ offline, onRetry }: NoConnectionScreenProps) {
  const { offlineText, unreachableText, retry } = pagesText.noConnection
  return (
    <PageMessage
      scene={<EmptyShelfScene size="large" />}
      title={FAILURES[offline ? 'offline' : 'network'].title}
      text={offline ? offlineText : unreachableText}
      actions={
        <Button variant="primary" icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden />} onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  )
}
