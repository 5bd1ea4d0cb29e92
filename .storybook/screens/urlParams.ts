import type { Param } from '#domain/address/param.ts'
import type { PageName } from '#domain/pages.ts'
import { reportParams } from '#domain/report/reportView.ts'
import { adAddress } from '#domain/address/adView.ts'
import { adsAddress } from '#screens/Ads/adsView.ts'
import { showcaseAddress } from '#screens/Showcase/showcaseView.ts'
import { titleAddress } from '#domain/address/titleView.ts'
import { titlesAddress } from '#screens/Titles/titlesView.ts'
import { usersAddress } from '#screens/Users/usersView.ts'
import { today } from '#mocks/world/clock.ts'

type AnyParams = Readonly<Record<string, Pick<Param<unknown>, 'names'>>>

const PAGE_PARAMS: Readonly<Partial<Record<PageName, AnyParams>>> = {
  titles: titlesAddress(today()).params,
  title: titleAddress(today()).params,
  titleAds: adsAddress(today()).params,
  ads: adsAddress(today()).params,
  ad: adAddress(today()).params,
  adResults: reportParams(today(), 'ad').params,
  titleResults: reportParams(today(), 'title').params,
  users: usersAddress.params,
  showcase: showcaseAddress.params,
}

/** What a parameter keeps, by its name. */
export const PARAM_WORDS: Readonly<Record<string, string>> = {
  art: 'Which of its pictures',
  campaign: 'The open campaign',
  chart: 'Kind of chart, or none',
  class: 'Ad class',
  cmp: 'Comparison with an earlier period',
  cols: 'Chosen columns, in their order',
  elad_id: 'Ads that the report is limited to',
  entity_id: 'Titles that the report is limited to',
  from: 'First day',
  g: 'What rows and chart are grouped by',
  imprint: 'Imprint',
  item: 'The open creative or campaign',
  items: 'Status of the creatives shown',
  live: 'Country in which titles are live',
  m: 'Metric of the chart',
  moved: 'Whether What moved is open',
  p: 'Platforms',
  platform: 'Platform',
  q: 'Search text',
  rating: 'Rated or unrated',
  region: 'Country, or all',
  sort: 'Columns that rows are sorted by',
  status: 'Status',
  title: 'Title',
  to: 'Last day',
  type: 'Ad type',
  view: 'Grid or table',
}

/** What the URL of a page keeps: the names of its parameters, with words. */
export const urlParamsOf = (page: PageName): { name: string; words: string }[] =>
  Object.values(PAGE_PARAMS[page] ?? {})
    .flatMap(({ names }) => names)
    .map((name) => ({ name, words: PARAM_WORDS[name] ?? '' }))
