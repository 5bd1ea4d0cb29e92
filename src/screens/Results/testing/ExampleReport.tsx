import type { ReactNode } from 'react'
import { Page } from '#components/layout/Page/Page.tsx'
import { eachDay } from '#domain/day.ts'
import { reportText } from '#domain/messages/report.ts'
import type { Figures } from '#domain/metrics.ts'
import { PLATFORMS, platformNames } from '#domain/platforms.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import type { ComparedRows, StoredRow } from '#domain/report/reportReading.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { useCountedReport, type CountedReport } from '../calculation/useCountedReport.ts'
import { NO_RELATED_NAMES } from '../table/relatedNames.ts'

/* A report of four ads, for stories of its parts. */

export const TODAY = '2026-11-20'
export const VIEW: ReportView = { ...reportAddress(TODAY).defaults, by: ['ad'] }

const ADS = ['Carousel, spring', 'Story, autumn', 'Video, 15 seconds', 'Pin, gift guide']
const CAMPAIGNS = ADS.map((name, index) => ({
  id: index + 1,
  name,
  adId: 21 + index,
  titleId: 31,
  platform: PLATFORMS[index % PLATFORMS.length] ?? null,
  countryId: 'IE',
  startsOn: null,
  endsOn: null,
}))

const TREE = reportTree({
  campaigns: CAMPAIGNS,
  ads: CAMPAIGNS.map(({ adId: id, name }) => ({ id, name, titleId: 31, titleName: 'Dracula' })),
})

const figures = (seed: number): Figures => ({
  clicks: 40 + ((seed * 37) % 61),
  impressions: 4000 + ((seed * 89) % 977),
  conversions: 2 + (seed % 5),
})

const rowsOf = ({ from, to }: ReportView['period'], growth: number): StoredRow[] =>
  eachDay(from, to).flatMap((day, index) =>
    CAMPAIGNS.map(({ id }) => ({ refkey: id, day, ...figures(index * id * growth + id) })),
  )

const comparison = comparisonPeriod(VIEW.period, VIEW.comparison, TODAY)

function comparedRows(isComplete: boolean): ComparedRows {
  const rows = rowsOf(VIEW.period, 3)
  return {
    of: 'campaign',
    per: 'day',
    now: { period: VIEW.period, rows: isComplete ? rows : rows.slice(0, 40) },
    earlier: comparison && { period: comparison, rows: isComplete ? rowsOf(comparison, 2) : [] },
    isComplete,
  }
}

interface ExampleReportProps {
  view?: ReportView
  /** Whether all rows are there. */
  isComplete?: boolean
  /** Renders the part. */
  children: (report: CountedReport | null) => ReactNode
}

export const [COMPLETE, PARTIAL] = [comparedRows(true), comparedRows(false)]
export const NAMES = { ...testLoadable(TREE), campaignsWithoutItems: [] }

/** Counts the report as the screen does, for one of its parts. */
export function ExampleReport({ view = VIEW, isComplete = true, children }: ExampleReportProps) {
  const rows = isComplete ? COMPLETE : PARTIAL
  const { by, sort, q, platforms } = view
  const report = useCountedReport({
    counted: { tableRows: rows, campaignRows: rows, tree: TREE, platforms, fill: false, today: TODAY },
    by,
    step: 'day',
    lines: null,
    sort,
    q,
    platformNames,
    relatedNames: NO_RELATED_NAMES,
    hasNames: true,
    namesPending: false,
    waitsForNames: false,
  })
  return <Page title={reportText.heading.ad}>{children(report)}</Page>
}
