import { Cover } from '#components/data/Cover/Cover.tsx'
import { LongName } from '#components/data/LongName/LongName.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { reportText } from '#domain/messages/report.ts'
import { PLATFORMS } from '#domain/metrics.ts'
import type { Member } from '#domain/report/axes.ts'
import { isTime, type Dimension } from '#domain/report/dimensions.ts'
import { shortName, shortTooltip } from '#domain/text/shortenText.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { memberName } from './rowSearch.ts'

interface RowNameProps {
  by: Dimension
  member: Member
  /** Image of a title or an ad; null: a placeholder; undefined: members of this dimension have no image. */
  picture: string | null | undefined
  /** Shown after the name: new, gone or incomplete. */
  note: string | null
  /** An ad's title, shown below its name. */
  title: string | null
  /** The most lines of the name. */
  lines: 1 | 2
  /** The row above has the same name: it is read, but not shown. */
  isRepeated: boolean
}

/** Name cell of a report row. Styled by ReportTableArea. */
export function RowName({ by, member, picture, note, title, lines, isRepeated }: RowNameProps) {
  const name = memberName(by, member, usePlatformNames())
  const platform = by === 'platform' ? PLATFORMS.find((each) => each === member.id) : undefined
  const fullName = title === null ? name : `${name}\n${title}`
  return (
    <span className="row-name" title={shortTooltip(note === null ? fullName : `${fullName}, ${note}`)}>
      {picture !== undefined && !isRepeated && <Cover url={picture} title={name} width={20} />}
      {platform !== undefined && !isRepeated && <PlatformMark platform={platform} />}
      <span className={isRepeated ? 'visually-hidden' : 'row-texts'}>
        {isTime(by) ? <span className="num row-time">{name}</span> : <LongName name={name} lines={lines} />}
        {/* The hidden comma and the spaces separate the parts where they are read as one text. */}
        {title !== null && (
          <>
            <span className="visually-hidden">,</span>{' '}
            <span className="row-title" dir="auto">
              {shortName(title)}
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

/** Note of a row that is still incomplete, or has figures in only one of the two periods. */
export function rowNote({
  state,
  isIncomplete,
}: {
  state: 'both' | 'new' | 'gone' | 'none'
  isIncomplete: boolean
}): string | null {
  if (isIncomplete) return reportText.dayIncomplete
  return reportText.onlyInOne(state)
}
