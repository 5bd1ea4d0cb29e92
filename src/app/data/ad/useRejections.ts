import type { CampaignItem } from '#domain/catalogue.ts'
import { useResource } from '#query/useResource.ts'
import { readRejections } from './readRejections.ts'

/**
 * The rejected creatives of rejected campaigns, of each campaign first those with a reason. None until all have loaded,
 * and if they can't be loaded: the campaigns have them, too.
 */
export function useRejections(campaignIds: readonly number[]): readonly CampaignItem[] {
  const { data } = useResource(
    campaignIds.length === 0 ? null : ['rejections', campaignIds],
    async (call) => (await Promise.all(campaignIds.map((id) => readRejections(call, id)))).flat(),
    { keepsPrevious: false },
  )
  return data ?? NONE
}

const NONE: readonly CampaignItem[] = []
