import { Crosshair } from 'lucide-react'
import { Fragment } from 'react'
import type { Column } from '#components/data/DataTable/column.ts'
import type { RenderLink } from '#components/lib/link.ts'
import type { Day } from '#domain/catalogue.ts'
import { reportText } from '#domain/messages/report.ts'
import { isInPeriod } from '#domain/period.ts'
import type { Axis, Member } from '#domain/report/axes.ts'
import { isTime } from '#domain/report/dimensions.ts'
import { isComparable, memberAt, stateAt } from '#domain/report/reportFigures.ts'
import { RowName, rowNote } from './RowName.tsx'
import type { ReportPictures } from './ReportScreenProps.ts'
import { memberName } from './rowOrder.ts'
import { isNarrowable, onlyHref, rowName, type RowTargets } from './rowTargets.ts'

interface NameOptions {
  targets: RowTargets
  /** null: there is no room for them. */
  pictures: ReportPictures | null
  today: Day
  /** Something is compared with, and all of it is here: only then is a row new or gone. */
  settled: boolean
}

/** px. */
const [FIRST, SECOND, TIME, SMALL, NARROW] = [190, 168, 116, 150, 52]

/** What each row is of: a column for each dimension; where there is little room one for all of them. Rows are row numbers. */
export function nameColumns({ small, ...options }: NameOptions & { small: boolean }): Column<number>[] {
  const names = options.targets.report.axes.map((axis, at) => nameColumn(axis, at, options))
  const [first, second] = names
  if (!small || first === undefined) return names
  return [
    {
      ...first,
      width: SMALL,
      ...(second && { label: reportText.pair(first.label, second.label) }),
      render: (row) => names.map(({ key, render }) => <Fragment key={key}>{render?.(row)}</Fragment>),
    },
  ]
}

function nameColumn(
  axis: Axis,
  at: number,
  { targets: { report }, pictures, today, settled }: NameOptions,
): Column<number> {
  return {
    key: axis.by,
    label: reportText.dimensions[axis.by],
    type: 'custom',
    sortable: true,
    ...(at > 0 ? { width: isTime(axis.by) ? TIME : SECOND } : { minWidth: FIRST }),
    value: (row) => {
      const member = memberAt(report, at, row)
      return member === undefined ? null : memberName(axis.by, member)
    },
    render: (row) => {
      const member = memberAt(report, at, row)
      if (member === undefined) return null
      const state = settled && at === 0 && !isTime(axis.by) && isComparable(report, row) ? stateAt(report, row) : 'both'
      return (
        <RowName
          by={axis.by}
          member={member}
          picture={pictures === null ? undefined : pictureOf(pictures, axis, member)}
          note={rowNote({ state, open: isOpen(member, today) })}
        />
      )
    },
  }
}

/** The way from each row to the report of its title or ad alone; none where rows are of neither. */
export function onlyColumns(targets: RowTargets, renderLink: RenderLink): Column<number>[] {
  if (!targets.report.axes.some(({ by }) => isNarrowable(by))) return []
  return [
    {
      key: 'only',
      label: reportText.onlyHead,
      help: reportText.onlyHelp,
      type: 'custom',
      width: NARROW,
      value: () => null,
      render: (row) => {
        const to = onlyHref(targets, row)
        return to === null
          ? null
          : renderLink({
              to,
              className: 'row-action row-only',
              'aria-label': reportText.only(rowName(targets.report, row, isNarrowable)),
              children: <Crosshair size={15} strokeWidth={1.5} aria-hidden />,
            })
      },
    },
  ]
}

function pictureOf({ titles, ads }: ReportPictures, { by }: Axis, { id }: Member): string | null | undefined {
  if (typeof id !== 'number') return undefined
  return by === 'title' ? (titles.get(id) ?? null) : by === 'ad' ? (ads.get(id) ?? null) : undefined
}

/** A day or month of which today is a part. */
function isOpen({ pair }: Member, today: Day): boolean {
  return pair !== null && isInPeriod(today, pair.days)
}
