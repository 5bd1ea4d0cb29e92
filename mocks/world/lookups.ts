import { API_PREFIXES, platformNames, PLATFORMS } from '#domain/platforms.ts'
import { TRACKING_SOURCES } from '#domain/reportRows.ts'
import { AD_TYPES, FORMATS, PLACEMENTS } from './formats.ts'
import { STATUSES } from './status.ts'

/** A row of a lookup with only an id and a name. */
export interface LookupRow {
  readonly id: string
  readonly name: string
}

const parseRows = (lines: string): LookupRow[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => ({ id: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }))

const COUNTRIES = parseRows(`
AU Australia
AT Austria
BE Belgium
BR Brazil
CA Canada
DK Denmark
FI Finland
FR France
DE Germany
IN India
IE Ireland
IT Italy
JP Japan
MX Mexico
NL Netherlands
NZ New Zealand
NO Norway
PL Poland
PT Portugal
SG Singapore
ZA South Africa
ES Spain
SE Sweden
CH Switzerland
GB United Kingdom
US United States`)

/** The lookups with only ids and names, by their API names. */
export const LOOKUPS = {
  country: COUNTRIES,
  eladattrtype: [
    { id: 'headline', name: 'Headline' },
    { id: 'cta', name: 'Button' },
    { id: 'body', name: 'Text' },
  ],
  eladtype: AD_TYPES,
  elplat: PLACEMENTS,
  entityrel: [
    { id: 'series', name: 'Volume of a series' },
    { id: 'edition', name: 'Edition of a work' },
    { id: 'boxset', name: 'Part of a box set' },
  ],
  entitystatus: STATUSES,
  entitytype: [
    { id: 'book', name: 'Book' },
    { id: 'ebook', name: 'E-book' },
    { id: 'audio', name: 'Audiobook' },
  ],
  vert: [{ id: 'books', name: 'Books' }],
} as const satisfies Record<string, readonly LookupRow[]>

export const AD_CLASSES = FORMATS.map(({ typeId, id, name }) => ({ eladtype_id: typeId, eladcls_id: id, name }))

export const VENDORS = PLATFORMS.map((code) => ({
  code,
  name: platformNames[code],
  colprefix: API_PREFIXES[code],
}))

const COLUMN_KINDS = [
  ['clicks', 'clicks', 'Clicks that passed through the counting link'],
  ['impr', 'impressions', 'Views that the platform reported'],
  ['conv', 'conversions', 'Visits that went on to a purchase page'],
] as const
/** The nine columns of spec section 3. Only the click columns are tracked by day. */
export const TRACK_COLUMNS = VENDORS.flatMap(({ code, name, colprefix }) =>
  COLUMN_KINDS.map(([suffix, word, descr]) => ({
    code: `${colprefix}_${suffix}`,
    name: `${name} ${word}`,
    src: code,
    descr,
  })),
)

const SOURCE_NAMES = { live: 'Live', test: 'Test', suspicious: 'Suspicious', unknown: 'Unknown' } as const
export const TRACK_SOURCES = TRACKING_SOURCES.map((id) => ({
  id,
  name: SOURCE_NAMES[id],
  table_name: `trackdaily_${id}`,
}))
