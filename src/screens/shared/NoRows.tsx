import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'

interface NoRowsProps {
  title: string
  /** Why. */
  text: string
  /** Label of the button. */
  action: string
  onAction: () => void
}

/** In place of a page's list without rows: why there are none, and the one thing to do about it. */
export function NoRows({ title, text, action, onAction }: NoRowsProps) {
  return (
    <Empty headingLevel={2} title={title} action={<Button onClick={onAction}>{action}</Button>}>
      {text}
    </Empty>
  )
}
