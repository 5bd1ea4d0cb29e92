import { Button } from '#components/actions/Button/Button.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { commonText } from '#domain/messages/common.ts'
import { pagesText } from '#domain/messages/shell.ts'

export interface EmptyAccountScreenProps {
  /** Logs out. */
  onLogout: () => void
}

/** Shown when the signed-in user belongs to no account. */
export function EmptyAccountScreen({ onLogout }: EmptyAccountScreenProps) {
  return (
    <PageMessage
      scene={<EmptyShelfScene size="large" />}
      title={pagesText.emptyAccount.title}
      text={pagesText.emptyAccount.text}
      actions={
        <Button variant="primary" onClick={onLogout}>
          {commonText.logout}
        </Button>
      }
    />
  )
}
