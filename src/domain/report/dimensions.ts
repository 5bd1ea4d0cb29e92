import { periodLength, type Period } from '../period.ts'

interface DimensionFacts {
  /** One member: 'title', 'creative'. */
  one: string
  many: string
  /** Head of the ids in the file of a report's table; null: its members have no id for people. */
  idHead: string | null
  /** The part of the tree with the names of the members; null: they are not in it. */
  namesIn: 'titles' | 'ads' | 'campaigns' | 'items' | null
  /** A member, a few exceptions aside, runs on one platform. */
  isOfOnePlatform: boolean
  /** Named below the members, many of which share a name; null: nothing. */
  parent: 'title' | 'ad' | null
  /** The setting that limits a report to one member; null: there is none. */
  filter: 'titleIds' | 'adIds' | 'platforms' | 'region' | 'period' | null
  /** What a report of one member is grouped by. */
  finer: Dimension
}

/** Dimensions a report can be grouped by, one or two; time dimensions last. */
export const DIMENSIONS = ['title', 'ad', 'campaign', 'item', 'platform', 'country', 'day', 'month'] as const

export type Dimension = (typeof DIMENSIONS)[number]

/** What is known of each dimension. Names, links, files and filters of rows follow this table. */
// A table: one dimension per line.
// prettier-ignore
export const DIMENSION_FACTS: Readonly<Record<Dimension, DimensionFacts>> = {
  title:    { one: 'title',    many: 'titles',    idHead: 'Title ID',    namesIn: 'titles',    isOfOnePlatform: false, parent: null,    filter: 'titleIds',  finer: 'ad' },
  ad:       { one: 'ad',       many: 'ads',       idHead: 'Ad ID',       namesIn: 'ads',       isOfOnePlatform: true,  parent: 'title', filter: 'adIds',     finer: 'campaign' },
  campaign: { one: 'campaign', many: 'campaigns', idHead: 'Campaign ID', namesIn: 'campaigns', isOfOnePlatform: true,  parent: null,    filter: null,        finer: 'item' },
  item:     { one: 'creative', many: 'creatives', idHead: 'Creative ID', namesIn: 'items',     isOfOnePlatform: true,  parent: 'ad',    filter: null,        finer: 'day' },
  platform: { one: 'platform', many: 'platforms', idHead: null,          namesIn: null,        isOfOnePlatform: false, parent: null,    filter: 'platforms', finer: 'title' },
  country:  { one: 'country',  many: 'countries', idHead: 'Country ID',  namesIn: null,        isOfOnePlatform: false, parent: null,    filter: 'region',    finer: 'title' },
  day:      { one: 'day',      many: 'days',      idHead: 'Date',        namesIn: null,        isOfOnePlatform: false, parent: null,    filter: 'period',    finer: 'title' },
  month:    { one: 'month',    many: 'months',    idHead: null,          namesIn: null,        isOfOnePlatform: false, parent: null,    filter: 'period',    finer: 'day' },
}

/** The step of a time axis. */
export type TimeStep = 'day' | 'month'

export function isTime(dimension: Dimension): dimension is TimeStep {
  return dimension === 'day' || dimension === 'month'
}

/** Whether the members of a dimension belong to titles. */
export const isOfTitles = (dimension: Dimension): boolean => DIMENSION_FACTS[dimension].namesIn !== null

/** Maximum length of a chart by day. */
const MAX_DAYS = 184

/** The default step of charts: days up to half a year, months for longer periods. */
export function stepOf(period: Period): TimeStep {
  return periodLength(period) > MAX_DAYS ? 'month' : 'day'
}
