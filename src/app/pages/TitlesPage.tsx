import { useCallback, useState } from 'react'
import { listTitleStatuses, listTitleTypes } from '#api/endpoints/lookups.ts'
import type { RenderTrend } from '#screens/Titles/TitlesScreenProps.ts'
import { TitlesScreen } from '#screens/Titles/TitlesScreen.tsx'
import { TITLE_COLUMN_KEYS, titlesAddress } from '#screens/Titles/titlesView.ts'
import { useLookupNames } from '../data/useLookupNames.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useTitles } from '../data/useTitles.ts'
import { TitleTrendOf, TitleTrends } from '../data/title/TitleTrends.tsx'
import { renderLink } from '../routing/renderLink.tsx'
import { resultsHref } from '../results/resultsHref.ts'
import { useAddress } from '../routing/useAddress.ts'
import { useKeptSelection } from '../hooks/useKeptSelection.ts'
import { useStoredColumns } from '../hooks/useStoredColumns.ts'
import { useReportToday } from '../data/useReportToday.ts'
import { titleHref } from '#domain/pages.ts'

/** /dashboard/titles: all titles of the account. */
export function TitlesPage() {
  const today = useReportToday()
  const { view, onView } = useAddress(titlesAddress, today)
  const [columns, setColumns] = useStoredColumns('titles.columns', TITLE_COLUMN_KEYS)
  const titles = useTitles(view.period, view.region)
  const usesTypes = (view.cols ?? columns ?? []).includes('type') || view.sort.some(({ key }) => key === 'type')
  const { period } = view
  const [blocks, setBlocks] = useState<readonly (readonly number[])[]>([])
  const renderTrend = useCallback<RenderTrend>(
    (titleId, render) => (
      <TitleTrendOf titleId={titleId} period={period} today={today}>
        {render}
      </TitleTrendOf>
    ),
    [period, today],
  )

  return (
    <>
      <TitleTrends blocks={blocks} period={period} today={today} />
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
        renderTrend={renderTrend}
        onVisibleTitlesChange={setBlocks}
        titleHref={titleHref}
        selection={useKeptSelection()}
        renderLink={renderLink}
        savedColumns={columns}
        onColumnsChange={setColumns}
        resultsHref={(ids) => resultsHref('titleResults', ids)}
      />
    </>
  )
}
