import { useState } from 'react'
import { listTitleStatuses, listTitleTypes } from '#api/endpoints/lookups.ts'
import { TitlesScreen } from '#screens/Titles/TitlesScreen.tsx'
import { TITLE_COLUMN_KEYS, titlesAddress } from '#screens/Titles/titlesView.ts'
import { useLookupNames } from '../data/useLookupNames.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useTitles } from '../data/useTitles.ts'
import { useTitleTrends } from '../data/title/useTitleTrends.ts'
import { renderLink } from '../routing/region.tsx'
import { resultsHref } from '#domain/report/resultsHref.ts'
import { useAddress } from '../routing/useAddress.ts'
import { useKeptSelection } from '../hooks/useKeptSelection.ts'
import { useStoredColumns } from '#session/useStoredValue.ts'
import { useReportToday } from '../data/useReportToday.ts'
import { titleHref } from '#domain/pages.ts'

/** /dashboard/titles: all titles of the account. */
export function TitlesPage() {
  const today = useReportToday()
  const { view, onView } = useAddress(titlesAddress, today)
  const [columns, setColumns] = useStoredColumns('titles.columns', TITLE_COLUMN_KEYS)
  const titles = useTitles(view.period, view.region)
  const usesTypes = (view.cols ?? columns ?? []).includes('type') || view.sort.some(({ key }) => key === 'type')
  const [blocks, setBlocks] = useState<readonly (readonly number[])[]>([])

  return (
    <TitlesScreen
      titles={titles}
      view={view}
      onView={onView}
      today={today}
      countryNames={useStartUpData().data.countryNames}
      statusNames={useLookupNames(listTitleStatuses)}
      typeNames={useLookupNames(listTitleTypes, usesTypes)}
      region={view.region}
      onShowAllCountries={() => onView({ region: 'all' }, 'push')}
      trends={useTitleTrends(blocks, view.period, today)}
      onVisibleTitlesChange={setBlocks}
      titleHref={titleHref}
      selection={useKeptSelection()}
      renderLink={renderLink}
      savedColumns={columns}
      onColumnsChange={setColumns}
      resultsHref={(ids) => resultsHref('titleResults', ids)}
    />
  )
}
