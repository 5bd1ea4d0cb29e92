import { useMemo } from 'react'
import { REPORT_COLUMNS, reportAddress, type ReportColumnKey } from '#domain/report/reportView.ts'
import type { ReportScreenProps } from '#screens/Results/ReportScreenProps.ts'
import { useCovers } from '../data/useCovers.ts'
import { useResults } from '../data/report/useResults.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { renderLink } from '../routing/renderLink.tsx'
import { useAddress } from '../routing/useAddress.ts'
import { useStoredValue } from '../hooks/useStoredValue.ts'
import { useToday } from '../hooks/useToday.ts'
import { reportLinks } from './reportLinks.ts'
import { useSavedViews } from './useSavedViews.ts'

/** One of the two results pages. */
interface ResultsPage {
  kind: 'ad' | 'title'
  page: 'adResults' | 'titleResults'
}

export const AD_RESULTS: ResultsPage = { kind: 'ad', page: 'adResults' }
export const TITLE_RESULTS: ResultsPage = { kind: 'title', page: 'titleResults' }

/** The props of a results screen: the view comes from the URL, the data from hooks. */
export function useResultsPage({ kind, page }: ResultsPage): ReportScreenProps {
  const today = useToday()
  const { view, onView } = useAddress(reportAddress, today)
  const [columns, onColumns] = useStoredValue('results.columns', readColumns)
  const [saved, onSaved] = useSavedViews(page)
  const { report, names } = useResults(view)
  const covers = useCovers(view.by.includes('title'))
  const ads = names.data?.ads
  const pictures = useMemo(
    () => ({
      titles: covers,
      ads: new Map(Array.from(ads?.values() ?? [], ({ id, thumbUrl }) => [id, thumbUrl ?? ''] as const)),
    }),
    [covers, ads],
  )
  const links = useMemo(() => reportLinks(page, today, window.location.origin), [page, today])
  return {
    kind,
    report,
    names,
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

/** Parses stored columns, keeping their order and dropping unknown ones. */
function readColumns(stored: unknown): ReportColumnKey[] | null {
  return Array.isArray(stored)
    ? [...new Set(stored.flatMap((key) => REPORT_COLUMNS.filter((each) => each === key)))]
    : null
}
