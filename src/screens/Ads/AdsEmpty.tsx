import { Button } from '#components/actions/Button/Button.tsx'
import { Empty } from '#components/feedback/Empty/Empty.tsx'
import { adsText } from '#domain/messages/ads.ts'

interface NoAdsProps {
  /** Name of the selected country; null for all countries. */
  country: string | null
  onShowAllCountries: () => void
  onRetry: () => void
}

/** There are no ads, or none in the selected country. */
export function NoAds({ country, onShowAllCountries, onRetry }: NoAdsProps) {
  if (country !== null) {
    const { title, text, action } = adsText.noneInRegion
    return (
      <Empty headingLevel={2} title={title(country)} action={<Button onClick={onShowAllCountries}>{action}</Button>}>
        {text}
      </Empty>
    )
  }
  const { title, text, action } = adsText.none
  return (
    <Empty headingLevel={2} title={title} action={<Button onClick={onRetry}>{action}</Button>}>
      {text}
    </Empty>
  )
}

interface NoAdMatchesProps {
  /** The search as typed. */
  search: string
  /** Active filters such as 'Status: Live'. */
  filters: readonly string[]
  onClear: () => void
}

/** No ads match the search and filters. */
export function NoAdMatches({ search, filters, onClear }: NoAdMatchesProps) {
  const { title, text, action } = adsText.noMatch
  return (
    <Empty headingLevel={2} title={title(search.trim())} action={<Button onClick={onClear}>{action}</Button>}>
      {text(filters)}
    </Empty>
  )
}
