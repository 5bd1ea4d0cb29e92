import { Banner } from '#components/feedback/Banner/Banner.tsx'
import { Button } from '#components/actions/Button/Button.tsx'
import { pagesText } from '#domain/messages/shell.ts'
import { reloadPage } from '../errors/reloadPage.ts'

/** Says that a newer version is deployed, and offers to reload the page. Nothing is forced. */
export function NewVersionNotice() {
  const { title, text, reload } = pagesText.newVersion
  return (
    <Banner
      tone="info"
      title={title}
      action={
        <Button size="s" onClick={reloadPage}>
          {reload}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
