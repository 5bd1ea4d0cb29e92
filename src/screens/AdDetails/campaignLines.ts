import { knownStatus, type KnownStatus } from '#components/data/StatusMark/statusShapes.tsx'
import type { Campaign } from '#domain/catalogue.ts'
import { statusNames, platformNames } from '#domain/messages/ads.ts'
import { ctr, NO_FIGURES, type Figures } from '#domain/metrics.ts'

/** One campaign as the table needs it. */
export interface CampaignLine extends Figures {
  campaign: Campaign
  platform: string | null
  status: string | null
  shape: KnownStatus
  /** 0 to 1. */
  ctr: number | null
}

/** Readies the campaigns of one country, or of all; without figures until those are here. */
export function campaignLines(
  campaigns: readonly Campaign[],
  figures: ReadonlyMap<number, Figures> | undefined,
  region: string,
): CampaignLine[] {
  return campaigns
    .filter(({ countryId }) => region === 'all' || countryId === region)
    .map((campaign) => {
      const own = figures?.get(campaign.id) ?? NO_FIGURES
      return {
        ...own,
        campaign,
        platform: campaign.platform === null ? null : platformNames[campaign.platform],
        status: campaign.status === null ? null : (statusNames.get(campaign.status) ?? campaign.status),
        shape: knownStatus(campaign.status),
        ctr: ctr(own),
      }
    })
}
