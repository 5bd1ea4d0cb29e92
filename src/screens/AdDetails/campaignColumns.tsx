import type { Column } from '#components/data/DataTable/column.ts'
import { ratioTotal } from '#components/data/DataTable/totals.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { DASH, formatPercent } from '#domain/format.ts'
import { adText } from '#domain/messages/ad.ts'
import { resultsText } from '#domain/messages/results.ts'
import type { CampaignLine } from './campaignLines.ts'
import type { NamesById } from './AdDetailsScreenProps.ts'

const text = adText.campaigns.columns
const help = resultsText.metrics

interface ColumnContext {
  countries: NamesById
  /** The ad runs on several platforms, so each campaign names its own. */
  withPlatform: boolean
}

/** Widths in pixels, which the rows of creatives share. */
export const CAMPAIGN_WIDTHS = { status: 108, items: 92, clicks: 80, impressions: 112, conversions: 76, ctr: 80 }

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
    {
      key: 'clicks',
      label: text.clicks,
      help: help.clicks.help,
      type: 'int',
      width: CAMPAIGN_WIDTHS.clicks,
      card: 'figure',
      value: (line) => line.clicks,
      total: 'sum',
    },
    {
      key: 'impressions',
      label: text.impressions,
      help: help.impressions.help,
      type: 'int',
      width: CAMPAIGN_WIDTHS.impressions,
      card: 'figure',
      value: (line) => line.impressions,
      total: 'sum',
    },
    {
      key: 'conversions',
      label: text.conversions,
      help: help.conversions.help,
      type: 'int',
      width: CAMPAIGN_WIDTHS.conversions,
      card: 'figure',
      value: (line) => line.conversions,
      total: 'sum',
    },
    {
      key: 'ctr',
      label: text.ctr,
      help: help.ctr.help,
      type: 'pct',
      width: CAMPAIGN_WIDTHS.ctr,
      card: 'figure',
      value: (line) => line.ctr,
      total: ratioTotal(
        (line) => line.clicks,
        (line) => line.impressions,
        (share) => formatPercent(share),
      ),
    },
  ]
  return columns.filter(({ key }) => withPlatform || key !== 'platform')
}

const countryName = (countryId: string | null, countries: NamesById) =>
  countryId === null ? null : (countries.get(countryId) ?? countryId)
