import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { titlesEmptyText } from '#domain/messages/titles.ts'

interface NoTitlesProps {
  /** Name of the selected country; null for all countries. */
  country: string | null
  onShowAllCountries: () => void
  onRetry: () => void
}

/** The account has no titles, or none live in the selected country. */
export function NoTitles({ country, onShowAllCountries, onRetry }: NoTitlesProps) {
  if (country !== null) {
    const { title, text, action } = titlesEmptyText.noneInRegion
    return (
      <Empty headingLevel={2} title={title(country)} action={<Button onClick={onShowAllCountries}>{action}</Button>}>
        {text(country)}
      </Empty>
    )
  }
  const { title, text, action } = titlesEmptyText.none
  return (
    <Empty headingLevel={2} title={title} action={<Button onClick={onRetry}>{action}</Button>}>
      {text}
    </Empty>
  )
}

interface NoMatchProps {
  /** The search as typed. */
  search: string
  /** Active filters such as 'Status: Live'. */
  filters: readonly string[]
  onClear: () => void
}

/** No titles match the search and filters. */
export function NoMatch({ search, filters, onClear }: NoMatchProps) {
  const { title, text, action } = titlesEmptyText.noMatch
  return (
    <Empty headingLevel={2} title={title(search.trim())} action={<Button onClick={onClear}>{action}</Button>}>
      {text(filters)}
    </Empty>
  )
}
