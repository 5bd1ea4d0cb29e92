import { EmptyShelfScene } from '#components/EmptyShelfScene/EmptyShelfScene.tsx'
import { PageMessage } from '#components/PageMessage/PageMessage.tsx'
import { pagesText } from '#domain/messages/pages.ts'
import { HomeAndBack, type HomeAndBackProps } from '#screens/shared/HomeAndBack.tsx'

export interface NotBuiltScreenProps extends HomeAndBackProps {
  /** The page's name, as it stands in the window's title. */
  page: string
}

/** A page that the product has an address for, but nothing to show at yet. */
export function NotBuiltScreen({ page, ...ways }: NotBuiltScreenProps) {
  const { title, text } = pagesText.notBuilt
  return <PageMessage scene={<EmptyShelfScene size="large" />} title={title(page)} text={text} actions={<HomeAndBack {...ways} />} />
}
