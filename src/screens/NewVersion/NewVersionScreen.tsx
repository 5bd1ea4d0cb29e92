import { RotateCw } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { pagesText } from '#domain/messages/shell.ts'

export interface NewVersionScreenProps {
  /** Reloads the page, with the new version. */
  onReload: () => void
}

/** Shown when a part of the app fails to load because a newer version has been deployed. */
export function NewVersionScreen({ onReload }: NewVersionScreenProps) {
  const { title, text, reload } = pagesText.newVersion
  return (
    <PageMessage
      scene={<EmptyShelfScene size="large" />}
      title={title}
      text={text}
      actions={
        <Button variant="primary" icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden />} onClick={onReload}>
          {reload}
        </Button>
      }
    />
  )
}
