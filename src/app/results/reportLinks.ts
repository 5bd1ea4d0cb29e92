import type { Day } from '#domain/catalogue.ts'
import { METRICS } from '#domain/metrics.ts'
import type { Dimension } from '#domain/report/dimensions.ts'
import { writeReportView, type ReportView } from '#domain/report/reportView.ts'
import { defaultAdView, writeAdView } from '#screens/AdDetails/adView.ts'
import { defaultTitleView, writeTitleView } from '#screens/TitleDetails/titleView.ts'
import type { ReportLinks } from '#screens/shared/report/ReportScreenProps.ts'
import { adHref, pathTo, titleHref } from '../routes.ts'

/** Where a results page leads: to pages of the same days, country and metric, and to itself. */
export function reportLinks(
  page: 'adResults' | 'titleResults',
  today: Day,
  usual: readonly Dimension[],
  origin: string,
): ReportLinks {
  const here = pathTo(page)
  return {
    title: (id, { period, region, measure, comparison }) => {
      const to = titleHref(id)
      const view = { ...defaultTitleView(today), period, region, compare: comparison !== 'none' }
      const metric = METRICS.find((each) => each === measure)
      return to && to + writeTitleView(metric === undefined ? view : { ...view, metric }, today)
    },
    ad: (id, { period, region, measure, comparison }, within) => {
      const to = adHref(id)
      const compare = comparison === 'none' ? 'none' : comparison.startsWith('lastYear') ? 'year' : 'previous'
      return (
        to &&
        to +
          writeAdView(
            {
              ...defaultAdView(today),
              period,
              region,
              metric: measure,
              compare,
              campaign: within?.campaign ?? null,
              item: within?.item ?? null,
            },
            today,
          )
      )
    },
    here: (view) => here + writeReportView(view, today, usual),
    copied: (view) => `${origin}${here}${pinned(view, today, usual)}`,
  }
}

/** As writeReportView, with the days written out, also those that are the usual ones today: tomorrow's are others. */
function pinned(view: ReportView, today: Day, usual: readonly Dimension[]): string {
  const search = writeReportView(view, today, usual)
  const { from, to } = view.period
  return new URLSearchParams(search).has('from') ? search : `${search === '' ? '?' : `${search}&`}from=${from}&to=${to}`
}
