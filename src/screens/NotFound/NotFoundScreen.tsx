import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { pagesText } from '#domain/messages/shell.ts'
import { HomeAndBack, type HomeAndBackProps } from './HomeAndBack.tsx'

export type NotFoundScreenProps = HomeAndBackProps

/** /404, where every unknown path leads (spec section 2). */
export function NotFoundScreen(props: NotFoundScreenProps) {
  const { title, text } = pagesText.notFound
  return (
    <PageMessage
      scene={<EmptyShelfScene size="large" />}
      title={title}
      text={text}
      actions={<HomeAndBack {...props} />}
    />
  )
}
