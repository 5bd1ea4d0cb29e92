import { Cover } from '#components/data/Cover/Cover.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import type { Member } from '#domain/report/axes.ts'
import { isTime, type Dimension } from '#domain/report/dimensions.ts'
import { memberName } from './rowSearch.ts'

interface RowNameProps {
  by: Dimension
  member: Member
  /** Image of a title or an ad; null: a placeholder; undefined: members of this dimension have no image. */
  picture: string | null | undefined
  /** Shown after the name: new, gone or incomplete. */
  note: string | null
}

/** Name cell of a report row. Styled by ReportTable. */
export function RowName({ by, member, picture, note }: RowNameProps) {
  const name = memberName(by, member)
  const platform = by === 'platform' ? PLATFORMS.find((each) => each === member.id) : undefined
  return (
    <span className="row-name" title={note === null ? name : `${name}, ${note}`}>
      {picture !== undefined && <Cover url={picture} title={name} width={20} />}
      {platform !== undefined && <PlatformMark platform={platform} />}
      <span className={isTime(by) ? 'row-text num' : 'row-text'} dir="auto">
        {name}
      </span>
      {/* The space separates name and note where they are read as one text. */}
      {note !== null && (
        <>
          {' '}
          <span className="row-note">{note}</span>
        </>
      )}
    </span>
  )
}

/** Note of a row that is still incomplete, or has figures in only one of the two periods. */
export function rowNote({
  state,
  isIncomplete,
}: {
  state: 'both' | 'new' | 'gone' | 'none'
  isIncomplete: boolean
}): string | null {
  if (isIncomplete) return reportText.dayIncomplete
  return state === 'new' ? reportText.noEarlierData : state === 'gone' ? reportText.noDataThisPeriod : null
}
