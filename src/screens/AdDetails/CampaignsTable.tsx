import { useCallback, useMemo, useState } from 'react'
import type { RowId } from '#components/data/DataTable/selectionTypes.ts'
import { DataTable } from '#components/data/DataTable/DataTable.tsx'
import { useExpansion } from '#components/data/DataTable/expansion/useExpansion.tsx'
import { valuesOf } from '#components/data/DataTable/sortRows.ts'
import { useRowOrder } from '#components/data/DataTable/useRowOrder.ts'
import { adText } from '#domain/messages/ad.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'
import { CampaignContent } from './CampaignContent.tsx'
import { campaignColumns } from './campaignColumns.tsx'
import type { CampaignLine } from './campaignLines.ts'

interface CampaignsTableProps extends Pick<AdDetailsScreenProps, 'expandedCampaign' | 'names' | 'view' | 'onView'> {
  lines: readonly CampaignLine[]
}

/** What the table's placeholder shares with it. */
export const CAMPAIGNS_TABLE_LAYOUT = { surface: 'panel', scroll: 'page', cardHeadHeight: 44 } as const

const DEFAULT_SORT: readonly SortKey[] = [{ key: 'clicks', descending: true }]
const text = adText.campaigns

/** Table of campaigns, at most one of them expanded. */
export function CampaignsTable({ lines, expandedCampaign, names, view, onView }: CampaignsTableProps) {
  const [sort, setSort] = useState(DEFAULT_SORT)
  const withPlatform = new Set(lines.map(({ platform }) => platform)).size > 1
  const columns = useMemo(
    () => campaignColumns({ countries: names.countries, withPlatform }),
    [names.countries, withPlatform],
  )
  const values = useMemo(() => valuesOf(columns), [columns])
  const order = useRowOrder({ rows: lines, values, sort })
  const opened = useMemo(() => new Set<RowId>(view.campaign === null ? [] : [view.campaign]), [view.campaign])
  const onOpened = useCallback(
    (next: ReadonlySet<RowId>) => {
      const other = [...next].find((id) => id !== view.campaign)
      onView({ campaign: other === undefined ? null : Number(other), items: null, item: null }, 'push')
    },
    [view.campaign, onView],
  )
  const content = (line: CampaignLine) => (
    <CampaignContent
      campaign={line.campaign}
      expandedCampaign={expandedCampaign}
      names={names}
      status={view.items}
      onStatusChange={(items) => onView({ items }, 'push')}
      onOpenItem={(item) => onView({ item }, 'push')}
    />
  )
  const table = { rows: lines, order, columns, sort, rowId: idOf }
  const expansion = useExpansion({
    ...table,
    expandedIds: opened,
    onExpandedIdsChange: onOpened,
    nameOf,
    canExpand: canOpen,
    renderContent: content,
  })
  return (
    <DataTable
      {...table}
      caption={text.caption}
      noun={text.noun}
      onSort={setSort}
      expansion={expansion}
      {...CAMPAIGNS_TABLE_LAYOUT}
    />
  )
}

const idOf = ({ campaign }: CampaignLine) => campaign.id
const nameOf = ({ campaign }: CampaignLine) => campaign.name
const canOpen = () => true
