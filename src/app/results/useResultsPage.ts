import { useMemo } from 'react'
import type { Address } from '#domain/address/defineAddress.ts'
import type { Day } from '#domain/day.ts'
import { pathTo, titleHref } from '#domain/pages.ts'
import { isOfTitles } from '#domain/report/dimensions.ts'
import { REPORT_COLUMNS, reportAddress, type ReportColumnKey, type ReportView } from '#domain/report/reportView.ts'
import { isSearched } from '#screens/Results/calculation/countReport.ts'
import type { ReportScreenProps } from '#screens/Results/ReportScreenProps.ts'
import { useResults } from '../data/report/useResults.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useTitleList } from '../data/useTitles.ts'
import { useTitle } from '../data/useListed.ts'
import { renderLink } from '../routing/region.tsx'
import { useAddress } from '../routing/useAddress.ts'
import { useStoredValue } from '#session/useStoredValue.ts'
import { useReportToday } from '../data/useReportToday.ts'
import { useSessionState } from '#session/SessionContext.tsx'
import { currentAccountId } from '#session/signedInState.ts'
import { reportLinks } from '#domain/report/reportLinks.ts'
import { resultsHref } from '#domain/report/resultsHref.ts'
import { useChoices } from './useChoices.ts'
import { useSavedViews } from './useSavedViews.ts'

/** One of the two results pages. */
interface ResultsPage {
  kind: 'ad' | 'title'
  page: 'adResults' | 'titleResults'
  address: (today: Day) => Address<ReportView>
}

export const AD_RESULTS: ResultsPage = {
  kind: 'ad',
  page: 'adResults',
  address: (today) => reportAddress(today, 'ad'),
}
export const TITLE_RESULTS: ResultsPage = {
  kind: 'title',
  page: 'titleResults',
  address: (today) => reportAddress(today, 'title'),
}

/** The props of a results screen: the view comes from the URL, the data from hooks. */
export function useResultsPage({ kind, page, address }: ResultsPage): ReportScreenProps {
  const today = useReportToday()
  const { view, onView } = useAddress(address, today)
  const [columns, onColumns] = useStoredValue('results.columns', readColumns)
  const [saved, onSaved] = useSavedViews(page)
  const { report, names } = useResults(view)
  const showsCovers = view.by.includes('title')
  const titles = useTitleList(showsCovers || (isSearched(view.q) && view.by.some(isOfTitles)))
  const covers = useMemo(
    () =>
      new Map(
        showsCovers ? titles.data?.flatMap(({ id, coverUrl }) => (coverUrl === null ? [] : [[id, coverUrl]])) : [],
      ),
    [showsCovers, titles.data],
  )
  const ads = names.data?.ads
  const pictures = useMemo(
    () => ({
      titles: covers,
      ads: new Map(Array.from(ads?.values() ?? [], ({ id, thumbUrl }) => [id, thumbUrl ?? ''] as const)),
    }),
    [covers, ads],
  )
  const accountId = currentAccountId(useSessionState())
  const links = useMemo(() => reportLinks(page, today, window.location.origin, accountId), [page, today, accountId])
  const [titleId = null, ...furtherTitles] = kind === 'title' ? view.titleIds : []
  const onlyTitleId = furtherTitles.length === 0 ? titleId : null
  const title = useTitle(onlyTitleId)
  return {
    kind,
    listHref: pathTo(kind === 'title' ? 'titles' : 'ads'),
    onlyTitle: onlyTitleId === null ? null : { id: onlyTitleId, title, hrefs: titlePageHrefs(onlyTitleId) },
    report,
    names,
    titles,
    ...useChoices(view),
    pictures,
    view,
    onView,
    today,
    links,
    renderLink,
    savedColumns: columns,
    onColumnsChange: onColumns,
    savedViews: saved,
    onSavedViewsChange: onSaved,
    countryNames: useStartUpData().data.countryNames,
  }
}

const titlePageHrefs = (titleId: number) => ({
  overview: titleHref(titleId),
  ads: pathTo('titleAds', { titleId }),
  results: resultsHref('titleResults', [titleId]),
})

/** Parses stored columns, keeping their order and dropping unknown ones. */
function readColumns(stored: unknown): ReportColumnKey[] | null {
  return Array.isArray(stored)
    ? [...new Set(stored.flatMap((key) => REPORT_COLUMNS.filter((each) => each === key)))]
    : null
}
