import { matchPath } from 'react-router-dom'
import { PERIOD_PARAMS, REGION_PARAM } from '#domain/address/keptParams.ts'
import { writeSearch } from '#domain/address/writeSearch.ts'
import { PATHS, type PageName } from './paths.ts'

const HOME = '/'

const ABOVE: Partial<Record<PageName, string>> = {
  ad: PATHS.ads,
  adResults: PATHS.ads,
  title: PATHS.titles,
  titleAds: PATHS.titles,
  titleResults: PATHS.titles,
}
const KEPT: readonly string[] = [REGION_PARAM, ...PERIOD_PARAMS]
const PAGE_NAMES = Object.keys(ABOVE) as PageName[]

/** Address of the page above: the list of an item or a report, with its region and period; else home. */
export function pageAbove({ pathname, search }: { pathname: string; search: string }): string {
  const page = PAGE_NAMES.find((name) => matchPath(PATHS[name], pathname))
  const above = page && ABOVE[page]
  if (above === undefined) return HOME
  const given = new URLSearchParams(search)
  return above + writeSearch([...given].filter(([name]) => KEPT.includes(name)))
}
