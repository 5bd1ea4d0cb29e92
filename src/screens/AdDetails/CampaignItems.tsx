import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { Resource } from '#components/feedback/Resource/Resource.tsx'
import { ResourceStatus } from '#components/feedback/Resource/ResourceStatus.tsx'
import { SegmentedControl, type Segment } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import type { Campaign } from '#domain/catalogue.ts'
import { adText } from '#domain/messages/ad.ts'
import { statusNames } from '#domain/messages/ads.ts'
import type { ExpandedCampaign } from './AdDetailsScreenProps.ts'
import { ItemList } from './ItemList.tsx'

interface CampaignItemsProps {
  campaign: Campaign
  expandedCampaign: ExpandedCampaign
  /** Status filter; null: all. */
  status: string | null
  onStatusChange: (status: string | null) => void
  onOpenItem: (itemId: number) => void
}

const ALL = ''
const text = adText.items

/** Items of a campaign with a status filter; each opens a drawer. */
export function CampaignItems({
  campaign,
  expandedCampaign: { details, items, figures },
  status,
  onStatusChange,
  onOpenItem,
}: CampaignItemsProps) {
  const counts = details.data?.itemsByStatus ?? null
  return (
    <>
      <Head>
        <SegmentedControl
          size="s"
          label={text.filter}
          options={segments(counts, status)}
          value={status ?? ALL}
          onChange={(chosen) => onStatusChange(chosen === ALL ? null : chosen)}
        />
      </Head>
      {figures.failure !== null && (
        <ResourceStatus resource={figures} noun={adText.campaigns.resultsFailureNoun} errorVariant="strip" />
      )}
      <Resource
        resource={items}
        noun={text.failureNoun}
        skeleton={<ItemsSkeleton rows={Math.min(5, Math.max(1, campaign.itemCount))} />}
        isEmpty={(all) => all.length === 0}
        empty={<NoItems status={status} onShowAll={() => onStatusChange(null)} />}
      >
        {(all) => (
          <ItemList listId={`${campaign.id} ${status ?? ALL}`} items={all} figures={figures.data} onOpen={onOpenItem} />
        )}
      </Resource>
    </>
  )
}

/** Options of the status filter: all, then each status in use, in a fixed order; always includes the chosen one. */
function segments(counts: Readonly<Record<string, number>> | null, chosen: string | null): Segment<string>[] {
  const order = [...statusNames.keys()]
  const rank = (status: string) => (order.includes(status) ? order.indexOf(status) : order.length)
  const statuses = new Set([
    ...Object.keys(counts ?? {}).filter((status) => (counts?.[status] ?? 0) > 0),
    ...(chosen === null ? [] : [chosen]),
  ])
  const total = counts === null ? {} : { count: Object.values(counts).reduce((sum, count) => sum + count, 0) }
  return [
    { value: ALL, label: text.all, ...total },
    ...[...statuses]
      .sort((a, b) => rank(a) - rank(b))
      .map((status) => ({
        value: status,
        label: statusNames.get(status) ?? status,
        ...(counts !== null && { count: counts[status] ?? 0 }),
      })),
  ]
}

function NoItems({ status, onShowAll }: { status: string | null; onShowAll: () => void }) {
  if (status === null) return <EmptyNote>{text.none.title}</EmptyNote>
  const { title, action } = text.noneInStatus
  return (
    <EmptyNote>
      <span>{title(statusNames.get(status) ?? status)}</span>
      <Button size="s" onClick={onShowAll}>
        {action}
      </Button>
    </EmptyNote>
  )
}

function ItemsSkeleton({ rows }: { rows: number }) {
  return (
    <Skeleton>
      {Array.from({ length: rows }, (_, row) => (
        <LoadingRow key={row}>
          <SkeletonBlock width={36} height={36} />
          <SkeletonLine width="40%" />
        </LoadingRow>
      ))}
    </Skeleton>
  )
}

const Head = styled.div`
  display: flex;
  padding-bottom: var(--sp-2);
`

const EmptyNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3);
  align-items: center;
  min-height: 52px;
  padding: var(--sp-2) 0;
  border-top: 1px solid var(--line);
  color: var(--text-2);
`

const LoadingRow = styled.div`
  display: flex;
  gap: var(--sp-6);
  align-items: center;
  height: 52px;
  border-top: 1px solid var(--line);
`
