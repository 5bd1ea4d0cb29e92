import { useMemo, useState } from 'react'
import type { Address } from '#domain/address/defineAddress.ts'
import type { Day } from '#domain/day.ts'
import { pathTo, titleHref } from '#domain/pages.ts'
import { isOfTitles } from '#domain/report/dimensions.ts'
import {
  REPORT_COLUMNS,
  reportAddress,
  type ReportColumnKey,
  type ReportView,
  chosenIn,
} from '#domain/report/reportView.ts'
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
import { useSavedViews } from './useSavedViews.ts'
import { useReportAds } from '../data/report/useReportCampaigns.ts'

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

const ALL = { adIds: [], titleIds: [] }

/** The titles or ads that can be added to those that a report is limited to, loaded once asked for. */
function useChoices(view: ReportView): Pick<ReportScreenProps, 'choices' | 'onChoosing'> {
  const [isChoosing, setChoosing] = useState(false)
  const by = isChoosing ? (chosenIn(view)?.by ?? null) : null
  const titles = useTitleList(by === 'title')
  const ads = useReportAds(by === 'ad' ? ALL : null)
  const adChoices = useMemo(
    () =>
      ads.data?.map(({ id, name, titleName }) => ({ id, name: titleName === null ? name : `${name}, ${titleName}` })),
    [ads.data],
  )
  return { choices: by === 'ad' ? { ...ads, data: adChoices } : titles, onChoosing: () => setChoosing(true) }
}
