import { Crosshair } from 'lucide-react'
import type { Column } from '#components/DataTable/column.ts'
import type { RenderLink } from '#components/link.ts'
import type { Day } from '#domain/catalogue.ts'
import { startOfMonth } from '#domain/day.ts'
import { reportText } from '#domain/messages/report.ts'
import type { Axis, Member } from '#domain/report/axes.ts'
import { isTime } from '#domain/report/dimensions.ts'
import { memberAt, stateAt } from '#domain/report/reportFigures.ts'
import { RowName, rowNote } from './RowName.tsx'
import type { ReportPictures } from './ReportScreenProps.ts'
import { memberName } from './rowOrder.ts'
import { onlyHref, rowName, type RowTargets } from './rowTargets.ts'

interface NameOptions {
  targets: RowTargets
  pictures: ReportPictures
  renderLink: RenderLink
  today: Day
  small: boolean
  /** Something is compared with, and all of it is here: only then is a row new or gone. */
  settled: boolean
}

/** px. */
const [FIRST, SECOND, TIME, FIRST_SMALL, SECOND_SMALL, NARROW] = [200, 168, 116, 150, 116, 56]

/** The key of the column that paper has no use for. */
export const ONLY = 'only'

/** What each row is of: a column for each dimension, and the way to the report of that alone. Rows are row numbers. */
export function nameColumns({ targets, pictures, renderLink, today, small, settled }: NameOptions): Column<number>[] {
  const { report } = targets
  const names = report.axes.map((axis, at): Column<number> => ({
    key: axis.by,
    label: reportText.dimensions[axis.by],
    type: 'custom',
    sortable: true,
    ...(at > 0 ? { width: small ? SECOND_SMALL : isTime(axis.by) ? TIME : SECOND } : small ? { width: FIRST_SMALL } : { minWidth: FIRST }),
    value: (row) => {
      const member = memberAt(report, at, row)
      return member === undefined ? null : memberName(axis.by, member)
    },
    render: (row) => {
      const member = memberAt(report, at, row)
      if (member === undefined) return null
      const state = settled && at === 0 && !isTime(axis.by) ? stateAt(report, row) : 'both'
      return <RowName by={axis.by} member={member} picture={small ? undefined : pictureOf(pictures, axis, member)} note={rowNote({ state, open: isOpen(axis, member, today) })} />
    },
  }))
  return report.axes.some(({ by }) => by === 'title' || by === 'ad') ? [...names, onlyColumn(targets, renderLink)] : names
}

function onlyColumn(targets: RowTargets, renderLink: RenderLink): Column<number> {
  return {
    key: ONLY,
    label: reportText.onlyHead,
    type: 'custom',
    width: NARROW,
    value: () => null,
    render: (row) => {
      const to = onlyHref(targets, row)
      return to === null ? null : renderLink({ to, className: 'row-only', 'aria-label': reportText.only(rowName(targets.report, row)), children: <Crosshair size={15} strokeWidth={1.5} aria-hidden /> })
    },
  }
}

function pictureOf({ titles, ads }: ReportPictures, { by }: Axis, { id }: Member): string | null | undefined {
  if (typeof id !== 'number') return undefined
  return by === 'title' ? (titles.get(id) ?? null) : by === 'ad' ? (ads.get(id) ?? null) : undefined
}

function isOpen({ by }: Axis, { id }: Member, today: Day): boolean {
  return (by === 'day' && id === today) || (by === 'month' && id === startOfMonth(today))
}
