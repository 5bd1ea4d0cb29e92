import { LongName } from '#components/data/LongName/LongName.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/platforms.ts'
import type { Member } from '#domain/report/axes.ts'
import { isTime, type Dimension } from '#domain/report/dimensions.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { memberName } from './rowSearch.ts'
import { RowPicture } from './RowPicture.tsx'

interface RowNameProps {
  by: Dimension
  member: Member
  /** Image of a title or an ad; null: a placeholder; undefined: members of this dimension have no image. */
  picture: string | null | undefined
  /** The colour of its line in the chart; null: it has none. */
  lineColor: string | null
  /** Shown after the name: gone or incomplete. */
  note: string | null
  /** An ad's title or a creative's ad, shown below the name. */
  parent: string | null
  /** The row above has the same name: it is read, but not shown. */
  isRepeated: boolean
}

/** Name cell of a report row. Styled by ReportTableArea. */
export function RowName({ by, member, picture, lineColor, note, parent, isRepeated }: RowNameProps) {
  const name = memberName(by, member, usePlatformNames())
  const platform = by === 'platform' ? PLATFORMS.find((each) => each === member.id) : undefined
  const fullName = parent === null ? name : `${name}\n${parent}`
  return (
    <span className="row-name" title={shortTooltip(note === null ? fullName : `${fullName}, ${note}`)}>
      {lineColor !== null && !isRepeated && <span className="row-line" style={{ background: lineColor }} />}
      {picture !== undefined && !isRepeated && (
        <RowPicture of={by === 'ad' ? 'ad' : 'title'} url={picture} name={name} />
      )}
      {platform !== undefined && !isRepeated && <PlatformMark platform={platform} />}
      <span className={isRepeated ? 'visually-hidden' : 'row-texts'}>
        {isTime(by) ? <span className="num row-time">{name}</span> : <LongName name={name} />}
        {/* The hidden comma and the spaces separate the parts where they are read as one text. */}
        {parent !== null && (
          <>
            <span className="visually-hidden">,</span>{' '}
            <span className="row-parent" dir="auto">
              {shortName(parent)}
            </span>
          </>
        )}
      </span>
      {note !== null && (
        <>
          {' '}
          <span className="row-note">{note}</span>
        </>
      )}
    </span>
  )
}

/** Note of a row that is still incomplete, or has no figures in the period: the page says once what has no earlier data. */
export function rowNote({
  state,
  isIncomplete,
}: {
  state: 'both' | 'new' | 'gone' | 'none'
  isIncomplete: boolean
}): string | null {
  if (isIncomplete) return reportText.dayIncomplete
  return state === 'gone' ? reportText.noDataThisPeriod : null
}
