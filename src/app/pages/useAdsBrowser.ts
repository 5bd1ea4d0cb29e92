import type { AdsBrowserProps } from '#screens/Ads/AdsBrowserProps.ts'
import { AD_COLUMN_KEYS, ADS_LAYOUTS, adsAddress } from '#screens/Ads/adsView.ts'
import { useAdNames } from '../data/useAdNames.ts'
import { useAds } from '../data/useAds.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useKeptSelection } from '../hooks/useKeptSelection.ts'
import { useStoredChoice, useStoredColumns } from '#session/useStoredValue.ts'
import { useReportToday } from '../data/useReportToday.ts'
import { resultsHref } from '#domain/report/resultsHref.ts'
import { renderLink } from '../routing/region.tsx'
import { useAddress } from '../routing/useAddress.ts'
import { adHref } from '#domain/pages.ts'

/**
 * What both lists of ads show and do.
 * @param titleId of the title whose ads are listed; null for all of the account
 */
export function useAdsBrowser(titleId: number | null): Omit<AdsBrowserProps, 'withTitle' | 'reasons'> {
  const today = useReportToday()
  const { view, onView } = useAddress(adsAddress, today)
  const [savedColumns, onColumnsChange] = useStoredColumns('ads.columns', AD_COLUMN_KEYS)
  const [savedLayout, onLayoutChange] = useStoredChoice('ads.layout', ADS_LAYOUTS)
  return {
    ads: useAds(view.period, view.region, titleId),
    view,
    onView,
    today,
    adNames: useAdNames(),
    countryNames: useStartUpData().data.countryNames,
    adHref,
    compareHref: (ids) => resultsHref('adResults', ids),
    selection: useKeptSelection(),
    renderLink,
    savedColumns,
    onColumnsChange,
    savedLayout,
    onLayoutChange,
    onShowAllCountries: () => onView({ region: 'all' }, 'push'),
  }
}
