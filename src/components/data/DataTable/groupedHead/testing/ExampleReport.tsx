import { useCallback, useMemo, useState } from 'react'
import { byPlatform, platformNames, PLATFORMS, type Platform, type PlatformOrAll } from '#domain/platforms.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import { relativeChange } from '#domain/change.ts'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import type { Column } from '../../column.ts'
import { DataTable } from '../../DataTable.tsx'
import { useExpansion } from '../../expansion/useExpansion.tsx'
import { valuesOf } from '../../sortRows.ts'
import { useRowOrder } from '../../useRowOrder.ts'
import type { RowId } from '../../selectionTypes.ts'
import { GroupedHead } from '../GroupedHead.tsx'

type Counts = Record<'clicks' | 'impressions' | 'conversions', number | null>

export interface ExampleReportRow {
  id: string
  name: string
  figures: Record<PlatformOrAll, Counts>
  /** Clicks on all platforms in the earlier period. */
  earlier: number | null
  inside: readonly ExampleReportRow[]
}

const TITLES = [
  'Dracula',
  'Pride and Prejudice',
  'Emma',
  'Middlemarch',
  'Persuasion',
  'Villette',
  'Walden',
  'Candide',
  'Ulysses',
]

/** Titles with child ads. Some titles aren't on Pinterest, and some are new. */
export function exampleReportRows(count: number): ExampleReportRow[] {
  return Array.from({ length: count }, (_, index) => {
    const ads = Array.from({ length: 2 + (index % 3) }, (_ad, ad) =>
      exampleRow(`t${index}a${ad}`, `Ad ${ad + 1}`, index, ad, []),
    )
    return exampleRow(
      `t${index}`,
      `${TITLES[index % TITLES.length] ?? ''}${index < TITLES.length ? '' : ` ${Math.floor(index / TITLES.length) + 1}`}`,
      index,
      0,
      ads,
    )
  })
}

function exampleRow(
  id: string,
  name: string,
  title: number,
  ad: number,
  inside: readonly ExampleReportRow[],
): ExampleReportRow {
  const countsOf = (platform: Platform): Counts => {
    const at = PLATFORMS.indexOf(platform)
    if (at === 2 && title % 4 === 3) return { clicks: null, impressions: null, conversions: null }
    const clicks =
      inside.length > 0
        ? inside.reduce((sum, child) => sum + (child.figures[platform].clicks ?? 0), 0)
        : ((title + 3) * 977 + ad * 331 + at * 71) % 5200
    return { clicks, impressions: clicks * 41 + at, conversions: Math.round(clicks / 17) }
  }
  const figures = byPlatform(countsOf)
  const sum = (metric: keyof Counts) =>
    PLATFORMS.reduce((total, platform) => total + (figures[platform][metric] ?? 0), 0)
  const all = { clicks: sum('clicks'), impressions: sum('impressions'), conversions: sum('conversions') }
  return {
    id,
    name,
    figures: { ...figures, all },
    earlier: title % 5 === 4 ? 0 : Math.round(all.clicks * (0.8 + (title % 4) / 8)),
    inside,
  }
}

/** The name, three figures per platform, and the change in clicks. */
export const exampleReportColumns: readonly Column<ExampleReportRow>[] = [
  { key: 'name', label: 'Title', type: 'text', minWidth: 150, value: ({ name }) => name },
  ...([...PLATFORMS, 'all'] as const).flatMap((platform): Column<ExampleReportRow>[] => {
    const group = { label: platformNames[platform], icon: <PlatformMark platform={platform} /> }
    const figure = (metric: keyof Counts, label: string, width: number): Column<ExampleReportRow> => ({
      key: `${platform} ${metric}`,
      label,
      group,
      type: 'int',
      width,
      total: 'sum',
      value: ({ figures }) => figures[platform][metric],
    })
    return [figure('clicks', 'Clicks', 88), figure('impressions', 'Impr.', 106), figure('conversions', 'Conv.', 80)]
  }),
  {
    key: 'change',
    label: 'Change',
    type: 'custom',
    align: 'end',
    width: 96,
    sortable: true,
    descendingFirst: true,
    group: { label: 'All platforms' },
    value: (row) => {
      const change = relativeChange(row.figures.all.clicks, row.earlier)
      return change === 'new' ? Infinity : change
    },
    render: ({ figures, earlier }) => <Delta change={relativeChange(figures.all.clicks, earlier)} kind="percent" />,
    total: {
      values: [({ figures }) => figures.all.clicks, ({ earlier }) => earlier],
      render: ([clicks = null, earlier = null]) => <Delta change={relativeChange(clicks, earlier)} kind="percent" />,
    },
  },
]

interface ExampleReportProps {
  rows?: readonly ExampleReportRow[]
  columns?: readonly Column<ExampleReportRow>[]
  opened?: readonly RowId[]
  /** Shows the totals row. Default true. */
  totals?: boolean
}

/** A report by title and platform, wired up as on a screen. */
export function ExampleReport({
  rows: rowsProp,
  columns = exampleReportColumns,
  opened: initialOpened = [],
  totals = true,
}: ExampleReportProps) {
  const [sort, setSort] = useState<readonly SortKey[]>([{ key: 'all clicks', descending: true }])
  const [opened, onOpened] = useState<ReadonlySet<RowId>>(() => new Set(initialOpened))
  const rows = useMemo(() => rowsProp ?? exampleReportRows(40), [rowsProp])
  const values = useMemo(() => valuesOf(columns), [columns])
  const order = useRowOrder({ rows, values, sort })
  const canOpen = useCallback(({ inside }: ExampleReportRow) => inside.length > 0, [])
  const expansion = useExpansion({
    rows,
    order,
    columns,
    sort,
    rowId,
    nameOf,
    canExpand: canOpen,
    childrenOf,
    expandedIds: opened,
    onExpandedIdsChange: onOpened,
  })
  return (
    <DataTable
      caption="Results by title and platform"
      noun={{ one: 'title', many: 'titles' }}
      rows={rows}
      order={order}
      columns={columns}
      rowId={rowId}
      sort={sort}
      onSort={setSort}
      Header={GroupedHead}
      expansion={expansion}
      smallScreenLayout="table"
      {...(totals && { totalLabel })}
    />
  )
}

const rowId = ({ id }: ExampleReportRow) => id
const nameOf = ({ name }: ExampleReportRow) => name
const childrenOf = ({ inside }: ExampleReportRow) => inside
const totalLabel = () => 'Total'
