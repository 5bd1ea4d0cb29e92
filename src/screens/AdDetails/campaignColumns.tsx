import type { Column } from '#components/data/DataTable/column.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { DASH } from '#domain/format.ts'
import { adText } from '#domain/messages/ad.ts'
import { measureColumns } from '../shared/measureColumns.ts'
import type { CampaignLine } from './campaignLines.ts'
import type { NamesById } from './AdDetailsScreenProps.ts'
import { AD_MEASURES } from '#domain/metrics.ts'

const text = adText.campaigns.columns

interface ColumnContext {
  countries: NamesById
  /** The ad runs on several platforms, so each campaign names its own. */
  withPlatform: boolean
}

/** Widths in pixels, which the rows of creatives share. */
export const CAMPAIGN_WIDTHS = { status: 108, items: 92 }

/** The columns of figures, whose names and widths the rows of creatives share. */
export const MEASURE_COLUMNS = measureColumns(AD_MEASURES, ['clicks', 'conversions'])

/** Columns of the campaigns table, in order. */
export function campaignColumns({ countries, withPlatform }: ColumnContext): Column<CampaignLine>[] {
  const columns: Column<CampaignLine>[] = [
    { key: 'name', label: text.name, type: 'text', minWidth: 108, value: ({ campaign }) => campaign.name },
    {
      key: 'platform',
      label: text.platform,
      type: 'custom',
      sortable: true,
      width: 112,
      hideBelow: 768,
      value: ({ platform }) => platform,
      render: ({ platform: name, campaign: { platform } }) =>
        platform === null || name === null ? (
          <span className="t3">{DASH}</span>
        ) : (
          <PlatformMark platform={platform} label={name} />
        ),
    },
    {
      key: 'country',
      label: text.country,
      type: 'custom',
      sortable: true,
      width: 80,
      hideBelow: 768,
      value: ({ campaign }) => countryName(campaign.countryId, countries),
      render: ({ campaign: { countryId } }) =>
        countryId === null ? (
          <span className="t3">{DASH}</span>
        ) : (
          <span className="small t2" title={countryName(countryId, countries) ?? undefined}>
            {countryId}
          </span>
        ),
    },
    {
      key: 'status',
      label: text.status,
      type: 'custom',
      sortable: true,
      width: CAMPAIGN_WIDTHS.status,
      card: 'corner',
      value: ({ status }) => status,
      render: ({ knownStatus, status }) => <StatusMark status={knownStatus} label={status ?? adText.noStatus} />,
    },
    {
      key: 'items',
      label: text.items,
      type: 'int',
      width: CAMPAIGN_WIDTHS.items,
      hideBelow: 768,
      value: ({ campaign }) => campaign.itemCount,
    },
    ...AD_MEASURES.map((measure) => MEASURE_COLUMNS[measure]),
  ]
  return columns.filter(({ key }) => withPlatform || key !== 'platform')
}

const countryName = (countryId: string | null, countries: NamesById) =>
  countryId === null ? null : (countries.get(countryId) ?? countryId)
