import { matchPath } from 'react-router-dom'
import { PATHS, type PageName } from './paths.ts'

const HOME = '/'

const ABOVE: Partial<Record<PageName, string>> = {
  ad: PATHS.ads,
  adResults: PATHS.ads,
  title: PATHS.titles,
  titleAds: PATHS.titles,
  titleResults: PATHS.titles,
}
const PAGE_NAMES = Object.keys(ABOVE) as PageName[]

/** Path of the page above: the list of an item or a report, else home. */
export function pageAbove(pathname: string): string {
  const page = PAGE_NAMES.find((name) => matchPath(PATHS[name], pathname))
  return (page && ABOVE[page]) ?? HOME
}
