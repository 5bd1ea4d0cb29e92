import { partition } from 'es-toolkit'
import type { Client } from '#api/client.ts'
import { listElcamItems } from '#api/endpoints/campaigns.ts'
import { readPages } from '#api/readPages.ts'
import type { CampaignItem } from '#domain/catalogue.ts'

/** The rejected creatives of a campaign, first those with a reason. Queued: many campaigns are read at once. */
export async function readRejections(call: Client['call'], campaignId: number): Promise<CampaignItem[]> {
  const path = { elcam_id: campaignId }
  const read = await readPages(call, listElcamItems, { path, query: { status: 'rejected' }, isQueued: true })
  const items = read.map((item) => ({ ...item, campaignId: item.campaignId ?? campaignId }))
  return partition(items, ({ rejectionReason }) => (rejectionReason ?? '').trim() !== '').flat()
}
