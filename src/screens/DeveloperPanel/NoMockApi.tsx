import { RotateCw } from 'lucide-react'
import { Button } from '#components/actions/Button/Button.tsx'
import { PageMessage } from '#components/feedback/PageMessage/PageMessage.tsx'
import { developerText } from '#domain/messages/developer.ts'

/** The page of the demo, or of a screen in Storybook, where the browser refuses the mock API. */
export function NoMockApi() {
  const { title, text, reload } = developerText.noMockApi
  return (
    <PageMessage
      title={title}
      text={text}
      actions={
        <Button
          variant="primary"
          icon={<RotateCw size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => window.location.reload()}
        >
          {reload}
        </Button>
      }
    />
  )
}
