import { useId } from 'react'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { formatShare, formatSigned } from '#domain/format.ts'
import type { PlatformNames } from '#domain/platforms.ts'
import { reportText } from '#domain/messages/report.ts'
import type { Metric } from '#domain/metrics.ts'
import type { Member } from '#domain/report/axes.ts'
import type { ReportTree } from '#domain/report/reportTree.ts'
import type { Move, Moves } from '#domain/report/whatMoved.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import { drillDownView } from '../settings/viewChanges.ts'
import { parentName } from '../table/parentName.ts'
import { memberName } from '../table/rowSearch.ts'
import { PICTURE_SIZES, RowPicture } from '../table/RowPicture.tsx'
import { Heading, Lane, List, Name, Side } from './movesParts.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'

interface MovesListProps extends Pick<ReportScreenProps, 'kind' | 'pictures' | 'view' | 'links' | 'renderLink'> {
  side: 'gains' | 'losses'
  moves: Moves
  metric: Metric
  /** The titles of ads; null if unknown. */
  tree: ReportTree | null
  /** The largest gain or loss, which has the longest bar. */
  max: number
}

const text = reportText.moved

/**
 * The largest gains or losses as bars from a zero line that both sides share, and the others together. A name leads to
 * the report of it alone.
 */
export function MovesList({ side, moves, kind, metric, max, tree, pictures, view, links, renderLink }: MovesListProps) {
  const headingId = useId()
  const names = usePlatformNames()
  const link = ({ member }: Move) => {
    const name = <PlainName className="ellipsis" name={memberName(kind, member)} />
    const narrowed = drillDownView(view, [{ by: kind, id: member.id }])
    return narrowed === null ? name : renderLink({ to: links.report(narrowed), children: name })
  }
  const titleOf = ({ member: { id } }: Move) =>
    kind === 'ad' && tree !== null && typeof id === 'number' ? parentName(tree, 'title', id) : null
  const urls: ReadonlyMap<Member['id'], string> = kind === 'title' ? pictures.titles : pictures.ads
  return (
    <Side aria-labelledby={headingId} data-side={side}>
      <Heading id={headingId}>
        {moves.all.length === 0 ? (
          text.none[side]
        ) : (
          <>
            <span>{text[side]}</span> <b>{text.change(moves.total, metric)}</b>
          </>
        )}
      </Heading>
      <List>
        {moves.largest.map((move) => (
          <li key={move.member.id}>
            <RowPicture of={kind} url={urls.get(move.member.id) ?? null} name={memberName(kind, move.member)} />
            <Name>
              {link(move)}
              <small>
                <span className="ellipsis" dir="auto">
                  {titleOf(move)}
                </span>
                <span className="ellipsis">{details(move, names)}</span>
              </small>
            </Name>
            <Lane data-bar style={{ '--part': Math.abs(move.change) / max }}>
              <b>{formatSigned(move.change)}</b>
            </Lane>
          </li>
        ))}
        {moves.others.count > 0 && (
          <li>
            <span style={{ width: PICTURE_SIZES[kind].width }} />
            <Name>{text.others(moves.others.count, kind)}</Name>
            <Lane>
              <b>{formatSigned(moves.others.change)}</b>
            </Lane>
          </li>
        )}
      </List>
    </Side>
  )
}

/** '26%, mostly Meta, no data this period': its share of the gains or losses. */
function details({ share, platform, state }: Move, names: PlatformNames): string {
  const parts = [
    formatShare(share),
    platform === null ? null : text.mostly(names[platform]),
    state === 'gone' ? text.gone : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
