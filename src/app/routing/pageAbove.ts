import { matchPath } from 'react-router-dom'
import { PERIOD_PARAMS, REGION_PARAM } from '#domain/address/commonParams.ts'
import { writeSearch } from '#domain/address/writeSearch.ts'
import { HOME_PATH } from '#domain/inAppPath.ts'
import { PATHS, type PageName } from './paths.ts'

const ABOVE: Partial<Record<PageName, string>> = {
  ad: PATHS.ads,
  adResults: PATHS.ads,
  title: PATHS.titles,
  titleAds: PATHS.titles,
  titleResults: PATHS.titles,
  titles: HOME_PATH,
  ads: HOME_PATH,
  account: HOME_PATH,
  users: HOME_PATH,
}
const PAGE_NAMES = Object.keys(ABOVE) as PageName[]

/** Address of the page above: the list of an item or a report, with its region and period; else home. */
export function pageAbove({ pathname, search }: { pathname: string; search: string }): string {
  const page = PAGE_NAMES.find((name) => matchPath(PATHS[name], pathname))
  const above = (page && ABOVE[page]) ?? '/'
  if (above !== PATHS.ads && above !== PATHS.titles) return above
  const params = new URLSearchParams(search)
  return `${above}${writeSearch([REGION_PARAM, ...PERIOD_PARAMS].flatMap((name) => params.getAll(name).map((value): [string, string] => [name, value])))}`
}
