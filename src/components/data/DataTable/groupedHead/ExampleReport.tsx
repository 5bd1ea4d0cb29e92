import { useCallback, useMemo, useState } from 'react'
import { PLATFORMS, type PlatformOrAll } from '#domain/metrics.ts'
import type { SortKey } from '#domain/sortKeys.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { changeColumn } from '../changeColumn.tsx'
import type { Column } from '../column.ts'
import { DataTable } from '../DataTable.tsx'
import { useExpansion } from '../expansion/useExpansion.tsx'
import { useRowOrder } from '../useRowOrder.ts'
import type { RowId } from '../useSelection.tsx'
import { GroupedHead } from './GroupedHead.tsx'

type Counts = Record<'clicks' | 'impressions' | 'conversions', number | null>

export interface ExampleReportRow {
  id: string
  name: string
  figures: Record<PlatformOrAll, Counts>
  /** Clicks of all platforms in the earlier period. */
  earlier: number | null
  inside: readonly ExampleReportRow[]
}

const NAMES = { gad: 'Google', mad: 'Meta', pad: 'Pinterest', all: 'All platforms' }
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

/** Titles with ads inside; Pinterest is not in use everywhere, and one title is new. */
export function exampleReportRows(count: number): ExampleReportRow[] {
  return Array.from({ length: count }, (_, at) => {
    const inside = Array.from({ length: 2 + (at % 3) }, (_inside, ad) =>
      row(`t${at}a${ad}`, `Ad ${ad + 1}`, at, ad, []),
    )
    return row(
      `t${at}`,
      `${TITLES[at % TITLES.length] ?? ''}${at < TITLES.length ? '' : ` ${Math.floor(at / TITLES.length) + 1}`}`,
      at,
      0,
      inside,
    )
  })
}

function row(id: string, name: string, at: number, ad: number, inside: readonly ExampleReportRow[]): ExampleReportRow {
  const own = (platform: number): Counts => {
    if (platform === 2 && at % 4 === 3) return { clicks: null, impressions: null, conversions: null }
    const clicks =
      inside.length > 0
        ? inside.reduce((sum, each) => sum + (each.figures[PLATFORMS[platform] ?? 'all'].clicks ?? 0), 0)
        : ((at + 3) * 977 + ad * 331 + platform * 71) % 5200
    return { clicks, impressions: clicks * 41 + platform, conversions: Math.round(clicks / 17) }
  }
  const [gad, mad, pad] = [own(0), own(1), own(2)]
  const sum = (metric: keyof Counts) => [gad, mad, pad].reduce((total, counts) => total + (counts[metric] ?? 0), 0)
  const all = { clicks: sum('clicks'), impressions: sum('impressions'), conversions: sum('conversions') }
  return {
    id,
    name,
    figures: { gad, mad, pad, all },
    earlier: at % 5 === 4 ? 0 : Math.round(all.clicks * (0.8 + (at % 4) / 8)),
    inside,
  }
}

/** The name, three figures of each platform, and the change of all clicks. */
export const exampleReportColumns: readonly Column<ExampleReportRow>[] = [
  { key: 'name', label: 'Title', type: 'text', minWidth: 150, value: ({ name }) => name },
  ...([...PLATFORMS, 'all'] as const).flatMap((platform): Column<ExampleReportRow>[] => {
    const group = { label: NAMES[platform], icon: <PlatformMark platform={platform} /> }
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
  changeColumn<ExampleReportRow>({
    key: 'change',
    label: 'Change',
    width: 96,
    group: { label: 'All platforms' },
    now: ({ figures }) => figures.all.clicks,
    earlier: (each) => each.earlier,
  }),
]

interface ExampleReportProps {
  rows?: readonly ExampleReportRow[]
  columns?: readonly Column<ExampleReportRow>[]
  opened?: readonly RowId[]
  /** Default: the totals row is there. */
  totals?: boolean
}

/** A report by title and platform, as a screen would hold it. */
export function ExampleReport({
  rows: given,
  columns = exampleReportColumns,
  opened: first = [],
  totals = true,
}: ExampleReportProps) {
  const [sort, setSort] = useState<readonly SortKey[]>([{ key: 'all clicks', falling: true }])
  const [opened, onOpened] = useState<ReadonlySet<RowId>>(() => new Set(first))
  const rows = useMemo(() => given ?? exampleReportRows(40), [given])
  const order = useRowOrder({ rows, columns, sort })
  const canOpen = useCallback(({ inside }: ExampleReportRow) => inside.length > 0, [])
  const expansion = useExpansion({ rows, order, columns, sort, rowId, nameOf, canOpen, childrenOf, opened, onOpened })
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
      head={GroupedHead}
      expansion={expansion}
      small="table"
      {...(totals && { totalLabel })}
    />
  )
}

const rowId = ({ id }: ExampleReportRow) => id
const nameOf = ({ name }: ExampleReportRow) => name
const childrenOf = ({ inside }: ExampleReportRow) => inside
const totalLabel = () => 'Total'
