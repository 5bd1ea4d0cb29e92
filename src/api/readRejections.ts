import { partition } from 'es-toolkit'
import type { CampaignItem } from '#domain/catalogue.ts'
import type { Client } from './client.ts'
import { listElcamItems, queryElcam } from './endpoints/campaigns.ts'
import { readPages } from './readPages.ts'

/** Reads the reasons of ads from the first rejected campaign of each. An ad without one has none. */
export async function readReasons(
  call: Client['call'],
  adIds: readonly number[],
  onReason: (adId: number, reason: string | null) => Promise<unknown>,
): Promise<void> {
  if (adIds.length === 0) return
  const body = { elad_id: [...adIds], status: ['rejected'], order_by: 'id' as const, order_asc: true }
  const campaigns = await readPages(call, queryElcam, { body })
  await Promise.all(
    adIds.map(async (adId) => {
      const campaign = campaigns.find((each) => each.adId === adId)
      const rejections = campaign === undefined ? [] : await readRejections(call, campaign.id)
      await onReason(adId, rejections[0]?.rejectionReason ?? null)
    }),
  )
}

/** The rejected creatives of a campaign, first those with a reason. Queued: many campaigns are read at once. */
export async function readRejections(call: Client['call'], campaignId: number): Promise<CampaignItem[]> {
  const path = { elcam_id: campaignId }
  const read = await readPages(call, listElcamItems, { path, query: { status: 'rejected' }, isQueued: true })
  const items = read.map((item) => ({ ...item, campaignId: item.campaignId ?? campaignId }))
  return partition(items, ({ rejectionReason }) => (rejectionReason ?? '').trim() !== '').flat()
}
