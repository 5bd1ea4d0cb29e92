import type { Column } from '#components/data/DataTable/column.ts'
import { GroupedHead } from '#components/data/DataTable/groupedHead/GroupedHead.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { SkeletonBlock } from '#components/feedback/Skeleton/Skeleton.tsx'
import { TableSkeleton } from '#components/feedback/TableSkeleton/TableSkeleton.tsx'
import { BELOW_WIDE_SCREEN, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import type { PlatformNames } from '#domain/platforms.ts'
import { reportText } from '#domain/messages/report.ts'
import { DIMENSION_FACTS } from '#domain/report/dimensions.ts'
import type { ReportColumnKey, ReportView } from '#domain/report/reportView.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { FIGURE_WIDTHS, PLATFORM_WIDTH, platformGroups } from './figureColumns.tsx'
import { nameWidth, rowHeight, SMALL_NAME_WIDTH } from './nameColumns.tsx'
import { PICTURE_SIZES } from './RowPicture.tsx'
import { ReportTableArea } from './ReportTableArea.ts'
import type { ReportModel } from '../useReportModel.ts'

type ReportSkeletonProps = Pick<ReportModel, 'view' | 'chosenColumns' | 'isSmall'>

/** A placeholder for the table of a report. */
export function ReportSkeleton({ view, chosenColumns, isSmall }: ReportSkeletonProps) {
  const { by } = view
  const [first] = by
  const isWide = !useMediaQuery(BELOW_WIDE_SCREEN)
  const hasImage = !isSmall && (first === 'title' || first === 'ad')
  return (
    <ReportTableArea>
      <TableSkeleton
        columns={[...nameColumns(view, isSmall), ...figureColumns(view, chosenColumns, usePlatformNames(), isWide)]}
        sort={view.sort}
        image={hasImage && <SkeletonBlock {...PICTURE_SIZES[first]} cover />}
        hasTotals
        Header={GroupedHead}
        rowHeight={rowHeight(by, isSmall)}
        smallScreenLayout="table"
      />
    </ReportTableArea>
  )
}

function nameColumns({ by }: ReportView, isSmall: boolean): Column<never>[] {
  const [first, second] = by.map((each) => reportText.dimensions[each])
  if (isSmall && first !== undefined)
    return [
      {
        ...column('name', second === undefined ? first : reportText.twoDimensions(first, second)),
        width: SMALL_NAME_WIDTH,
      },
    ]
  const axes = by.map((each) => ({ by: each }))
  return by.map((each, index) => ({ ...column(each, reportText.dimensions[each]), ...nameWidth(axes, index) }))
}

/** Figures of all platforms, then of each. An ad, campaign or creative mostly runs on one, named in a column. */
function figureColumns(
  { by, platforms }: ReportView,
  chosenColumns: readonly ReportColumnKey[],
  names: PlatformNames,
  isWide: boolean,
): Column<never>[] {
  const isOfOne = by.some((each) => DIMENSION_FACTS[each].isOfOnePlatform)
  const { hasPlatformColumn, groups, extraWidth } = platformGroups(by, platforms, isOfOne, isWide)
  const figures = groups.flatMap((platform, index) =>
    chosenColumns
      .filter((key) => key !== (index === 0 ? 'changeEach' : 'change'))
      .map((key) => ({
        ...column(`${platform} ${key}`, reportText.columns[key].head),
        group: { label: names[platform], icon: <PlatformMark platform={platform} /> },
        type: 'int' as const,
        width: FIGURE_WIDTHS[key] + extraWidth,
        total: 'sum' as const,
      })),
  )
  if (!hasPlatformColumn) return figures
  return [{ ...column('platform', reportText.dimensions.platform), width: PLATFORM_WIDTH }, ...figures]
}

const column = (key: string, label: string): Column<never> => ({ key, label, type: 'text', value: () => null })
