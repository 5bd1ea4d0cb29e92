import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { usersText } from '#domain/messages/account.ts'

interface NoUsersProps {
  onRetry: () => void
}

/** The account has no users. */
export function NoUsers({ onRetry }: NoUsersProps) {
  const { title, text, action } = usersText.none
  return (
    <Empty headingLevel={2} title={title} action={<Button onClick={onRetry}>{action}</Button>}>
      {text}
    </Empty>
  )
}

/** No users match the search. */
export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  const { title, text, action } = usersText.noMatch
  return (
    <Empty headingLevel={2} title={title(search.trim())} action={<Button onClick={onClear}>{action}</Button>}>
      {text}
    </Empty>
  )
}
