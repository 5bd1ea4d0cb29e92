import { Cover } from '#components/data/Cover/Cover.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import type { Member } from '#domain/report/axes.ts'
import { isTime, type Dimension } from '#domain/report/dimensions.ts'
import { memberName } from './rowOrder.ts'

interface RowNameProps {
  by: Dimension
  member: Member
  /** Of a title or an ad; undefined: it has none, and no room is kept. */
  picture: string | null | undefined
  /** A word after the name: that it is new, gone, or not complete. */
  note: string | null
}

/** What a row of a report is of. Styled by the table's surroundings (ReportTable). */
export function RowName({ by, member, picture, note }: RowNameProps) {
  const name = memberName(by, member)
  const platform = by === 'platform' ? PLATFORMS.find((each) => each === member.id) : undefined
  return (
    <span className="row-name" title={note === null ? name : `${name}, ${note}`}>
      {picture !== undefined && <Cover url={picture} title={name} width={20} />}
      {platform !== undefined && <PlatformMark platform={platform} />}
      <span className={isTime(by) ? 'row-word num' : 'row-word'} dir="auto">
        {name}
      </span>
      {note !== null && <span className="row-note">{note}</span>}
    </span>
  )
}

/** The note of a row in the table: of a day that is not over, or a row that only one of the two periods has. */
export function rowNote({ state, open }: { state: 'both' | 'new' | 'gone' | 'none'; open: boolean }): string | null {
  if (open) return reportText.notComplete
  return state === 'new' ? reportText.isNew : state === 'gone' ? reportText.isGone : null
}
