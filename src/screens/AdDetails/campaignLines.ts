import { toKnownStatus, type KnownStatus } from '#components/data/StatusMark/statusShapes.tsx'
import type { Campaign } from '#domain/catalogue.ts'
import { statusNames } from '#domain/messages/ads.ts'
import { NO_FIGURES, withRatios, type Figures, type MeasureValues } from '#domain/metrics.ts'
import { platformNames, type PlatformNames } from '#domain/platforms.ts'

/** A row of the campaigns table. */
export interface CampaignLine extends MeasureValues {
  campaign: Campaign
  platform: string | null
  status: string | null
  knownStatus: KnownStatus
}

/** Builds the table rows of one country's campaigns, or of all; without figures until those have loaded. */
export function campaignLines(
  campaigns: readonly Campaign[],
  figures: ReadonlyMap<number, Figures> | undefined,
  region: string,
  names: PlatformNames = platformNames,
): CampaignLine[] {
  return campaigns
    .filter(({ countryId }) => region === 'all' || countryId === region)
    .map((campaign): CampaignLine => {
      return {
        ...withRatios(figures?.get(campaign.id) ?? NO_FIGURES),
        campaign,
        platform: campaign.platform === null ? null : names[campaign.platform],
        status: campaign.status === null ? null : (statusNames.get(campaign.status) ?? campaign.status),
        knownStatus: toKnownStatus(campaign.status),
      }
    })
}
