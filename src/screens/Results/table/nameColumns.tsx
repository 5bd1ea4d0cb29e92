import { Crosshair } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Column, FileColumn } from '#components/data/DataTable/column.ts'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { Day } from '#domain/day.ts'
import { reportText } from '#domain/messages/report.ts'
import { isInPeriod } from '#domain/period.ts'
import type { Axis, Member } from '#domain/report/axes.ts'
import { isTime, type Dimension, DIMENSION_FACTS } from '#domain/report/dimensions.ts'
import { isComparable, memberAt, stateAt } from '#domain/report/reportFigures.ts'
import type { ComparedLines } from '#domain/report/reportView.ts'
import { RowName, rowNote } from './RowName.tsx'
import { lineColors } from '../chart/timeChartOf.ts'
import type { ReportPictures } from '../ReportScreenProps.ts'
import { parentOf, parentName } from './parentName.ts'
import { memberName } from './rowSearch.ts'
import { canShowOnly, showOnlyHref, parentNameAt, rowName, type RowLinkContext } from './rowLinks.ts'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'

interface NameOptions {
  linkContext: RowLinkContext
  /** Null: no room for images. */
  pictures: ReportPictures | null
  today: Day
  /** There is a comparison and all rows are loaded: only then can a row be new or gone. */
  isCompared: boolean
  /** One column for all dimensions. */
  isSmall: boolean
  /** The titles or ads with a line each in the chart, whose rows carry its mark. */
  lines: ComparedLines | null
  /** From repeatedNames; null: every row shows its first name. */
  repeated: Uint8Array | null
}

/** Column widths in pixels. */
const WIDTHS = { firstName: 200, name: 150, firstTime: 150, time: 100, showOnly: 44 }

/** Width in pixels of the one column of names on small screens. */
export const SMALL_NAME_WIDTH = 150

/** Height of a row in pixels. On small screens a name, the one below it and a second name need three lines. */
export const rowHeight = (by: readonly Dimension[], isSmall: boolean): number =>
  isSmall && by.length > 1 && by.some((each) => parentOf(by, each) !== null) ? 60 : 44

/** Name columns, one per dimension; on small screens one for all. Rows are row indices of the report. */
export function nameColumns(options: NameOptions): Column<number>[] {
  const names = options.linkContext.report.axes.map((axis, index) => nameColumn(axis, index, options))
  const [first, second] = names
  if (!options.isSmall || first === undefined) return names
  return [
    {
      ...first,
      width: SMALL_NAME_WIDTH,
      ...(second && { label: reportText.twoDimensions(first.label, second.label) }),
      file: names.flatMap(({ file = [] }) => file),
      render: (row) => names.map(({ key, render }) => <Fragment key={key}>{render?.(row)}</Fragment>),
    },
  ]
}

/** Note on a row's member of an axis; null if there is nothing to note. */
function noteAt(
  { linkContext: { report }, today, isCompared }: Pick<NameOptions, 'linkContext' | 'today' | 'isCompared'>,
  index: number,
  row: number,
): string | null {
  const [axis, member] = [report.axes[index], memberAt(report, index, row)]
  if (axis === undefined || member === undefined) return null
  const isNoted = isCompared && index === 0 && !isTime(axis.by) && isComparable(report, row)
  return rowNote({ state: isNoted ? stateAt(report, row) : 'both', isIncomplete: includesDay(member, today) })
}

/** Label of the link on a row's first name: all that it shows, and the row's other names. */
export function rowLabel(options: Pick<NameOptions, 'linkContext' | 'today' | 'isCompared'>, row: number): string {
  const { report } = options.linkContext
  const [first] = report.axes
  const parts = [
    rowName(options.linkContext, row, (by) => by === first?.by),
    parentNameAt(options.linkContext, 0, row),
    noteAt(options, 0, row),
    rowName(options.linkContext, row, (by) => by !== first?.by),
    parentNameAt(options.linkContext, 1, row),
  ]
  return parts.filter((part) => part !== null && part !== '').join(', ')
}

function nameColumn(axis: Axis, index: number, options: NameOptions): Column<number> {
  const { linkContext, pictures, lines, repeated } = options
  const { report, tree } = linkContext
  const colors: ReadonlyMap<Member['id'], string> = lineColors(axis.by === lines?.by ? lines : null)
  const value = (row: number) => {
    const member = memberAt(report, index, row)
    return member === undefined ? null : memberName(axis.by, member, linkContext.platformNames)
  }
  return {
    key: axis.by,
    label: reportText.dimensions[axis.by],
    type: 'custom',
    sortable: true,
    ...nameWidth(report.axes, index),
    value,
    file: nameFile(report, tree, index, value),
    render: (row) => {
      const member = memberAt(report, index, row)
      if (member === undefined) return null
      const parent = parentNameAt(linkContext, index, row)
      const note = noteAt(options, index, row)
      return (
        <RowName
          by={axis.by}
          member={member}
          picture={pictures === null ? undefined : pictureOf(pictures, axis, member)}
          lineColor={colors.get(member.id) ?? null}
          note={note}
          parent={parent}
          // A note does not stand alone.
          isRepeated={index === 0 && repeated?.[row] === 1 && note === null}
        />
      )
    },
  }
}

/** Names share the room that figures leave; days and months leave it to other names. */
export function nameWidth(
  axes: readonly Pick<Axis, 'by'>[],
  index: number,
): Pick<Column<number>, 'width' | 'minWidth'> {
  const own = axes[index]
  if (own === undefined || !isTime(own.by) || axes.every(({ by }) => isTime(by)))
    return { minWidth: index === 0 ? WIDTHS.firstName : WIDTHS.name }
  return { width: index === 0 ? WIDTHS.firstTime : WIDTHS.time }
}

/** Renders the link that shows only a row's title or ad; null if rows have neither. */
export function showOnlyLink(context: RowLinkContext, renderLink: RenderLink): ((row: number) => ReactNode) | null {
  const kinds = context.report.axes.map(({ by }) => by).filter(canShowOnly)
  const kind = kinds.find((by) => by === 'ad') ?? kinds[0]
  if (kind === undefined) return null
  return (row) => {
    const to = showOnlyHref(context, row)
    return to === null
      ? null
      : renderLink({
          to,
          className: 'row-action row-only',
          'aria-label': reportText.showOnly(rowName(context, row, canShowOnly)),
          children: (
            <span title={reportText.showOnlyThis(kind)} aria-hidden>
              <Crosshair size={15} strokeWidth={1.5} />
            </span>
          ),
        })
  }
}

/** On small screens that link has a column of its own, as there is no hover. */
export const showOnlyColumn = (render: (row: number) => ReactNode): Column<number> => ({
  key: 'only',
  label: reportText.showOnlyHead,
  hideLabel: true,
  type: 'custom',
  screenOnly: true,
  width: WIDTHS.showOnly,
  value: () => null,
  render,
})

function pictureOf({ titles, ads }: ReportPictures, { by }: Axis, { id }: Member): string | null | undefined {
  if (typeof id !== 'number') return undefined
  return by === 'title' ? (titles.get(id) ?? null) : by === 'ad' ? (ads.get(id) ?? null) : undefined
}

/** Whether a member is a day or month that includes this day. */
function includesDay({ pair }: Member, day: Day): boolean {
  return pair !== null && isInPeriod(day, pair.days)
}

/**
 * The names of an axis in the file of the table: the id, the name as shown and the name below it (parentOf). Months and platforms have no id for people.
 */
function nameFile(
  report: GroupedReport,
  tree: ReportTree,
  axis: number,
  name: Column<number>['value'],
): FileColumn<number>[] {
  const by = report.axes[axis]?.by
  if (by === undefined) return []
  const { idHead } = DIMENSION_FACTS[by]
  const idAt = (row: number) => memberAt(report, axis, row)?.id ?? null
  const file = [
    ...(idHead === null ? [] : [{ head: idHead, value: idAt }]),
    { head: reportText.dimensions[by], value: name },
  ]
  const parent = parentOf(
    report.axes.map((each) => each.by),
    by,
  )
  if (parent === null) return file
  const parentAt = (row: number) => {
    const id = idAt(row)
    return typeof id === 'number' ? parentName(tree, parent, id) : null
  }
  return [...file, { head: reportText.dimensions[parent], value: parentAt }]
}
