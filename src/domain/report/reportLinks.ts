import { ALL_REGIONS, REGION_PARAM } from '../address/keptParams.ts'
import { shareLink } from '../address/linkAccount.ts'
import type { Day } from '../day.ts'
import { METRICS } from '../metrics.ts'
import { adHref, pathTo, titleHref } from '../pages.ts'
import { reportAddress, type ReportView } from './reportView.ts'
import { adAddress } from '../address/adView.ts'
import { titleAddress } from '../address/titleView.ts'

/** Link targets of a report's rows; null: no such page. All carry the period over. */
export interface ReportLinks {
  title: (id: number, view: ReportView) => string | null
  /** `within`: the campaign and item to open on that page. */
  ad: (id: number, view: ReportView, within?: { campaign: number; item?: number }) => string | null
  /** This report with another view. */
  report: (view: ReportView) => string
  /** A link to share: spells out every setting, so it does not depend on today's defaults. */
  share: (view: ReportView) => string
}

/**
 * Links of a results page: to title and ad pages with the same period, country and metric, and to itself.
 * @param accountId the account of a copied link; null: unknown
 */
export function reportLinks(
  page: 'adResults' | 'titleResults',
  today: Day,
  origin: string,
  accountId: string | null,
): ReportLinks {
  const path = pathTo(page)
  const reportPage = reportAddress(today, page === 'adResults' ? 'ad' : 'title')
  const titlePage = titleAddress(today)
  const adPage = adAddress(today)
  return {
    title: (id, { period, region, measure, comparison }) => {
      const to = titleHref(id)
      const view = { ...titlePage.defaults, period, region, compare: comparison !== 'none' }
      const metric = METRICS.find((each) => each === measure)
      return to && to + titlePage.write(metric === undefined ? view : { ...view, metric })
    },
    ad: (id, { period, region, measure, comparison }, within) => {
      const to = adHref(id)
      const compare = comparison === 'none' ? 'none' : comparison.startsWith('lastYear') ? 'year' : 'previous'
      return (
        to &&
        to +
          adPage.write({
            ...adPage.defaults,
            period,
            region,
            metric: measure,
            compare,
            campaign: within?.campaign ?? null,
            item: within?.item ?? null,
          })
      )
    },
    report: (view) => path + withAnyRegion(reportPage.write(view)),
    share: (view) => shareLink(origin + path, reportPage.write(view), view.period, accountId),
  }
}

/** A search string that always has the region: links without one get that of the current page. */
function withAnyRegion(search: string): string {
  return has(search, REGION_PARAM) ? search : append(search, `${REGION_PARAM}=${ALL_REGIONS}`)
}

const has = (search: string, name: string) => new URLSearchParams(search).has(name)
const append = (search: string, text: string) => `${search === '' ? '?' : `${search}&`}${text}`
