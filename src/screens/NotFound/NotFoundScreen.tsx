import { ArrowLeft } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { commonText } from '#domain/messages/common.ts'
import { pagesText } from '#domain/messages/shell.ts'

export interface NotFoundScreenProps {
  /** Opens the dashboard, or the start page for a visitor. */
  onGoHome: () => void
  /** Returns to the previous page. */
  onBack: () => void
}

/** The /404 page, to which every unknown path redirects (spec section 2). */
export function NotFoundScreen({ onGoHome, onBack }: NotFoundScreenProps) {
  const { title, text } = pagesText.notFound
  return (
    <PageMessage
      scene={<EmptyShelfScene size="large" />}
      title={title}
      text={text}
      actions={
        <>
          <Button variant="primary" onClick={onGoHome}>
            {commonText.goHome}
          </Button>
          <Button icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />} onClick={onBack}>
            {commonText.back}
          </Button>
        </>
      }
    />
  )
}
