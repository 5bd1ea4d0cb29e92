import { toKnownStatus, type KnownStatus } from '#components/data/StatusMark/statusShapes.tsx'
import type { Campaign } from '#domain/catalogue.ts'
import { statusNames } from '#domain/messages/ads.ts'
import { ctr, NO_FIGURES, type Figures } from '#domain/metrics.ts'
import { platformNames, type PlatformNames } from '#domain/platforms.ts'

/** A row of the campaigns table. */
export interface CampaignLine extends Figures {
  campaign: Campaign
  platform: string | null
  status: string | null
  knownStatus: KnownStatus
  /** Between 0 and 1. */
  ctr: number | null
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
      const counts = figures?.get(campaign.id) ?? NO_FIGURES
      return {
        ...counts,
        campaign,
        platform: campaign.platform === null ? null : names[campaign.platform],
        status: campaign.status === null ? null : (statusNames.get(campaign.status) ?? campaign.status),
        knownStatus: toKnownStatus(campaign.status),
        ctr: ctr(counts),
      }
    })
}
