import { useId } from 'react'
import { styled } from 'styled-components'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import type { PlatformNames } from '#domain/messages/ads.ts'
import { reportText } from '#domain/messages/report.ts'
import type { Metric } from '#domain/metrics.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import type { Move, Moves } from '#domain/report/whatMoved.ts'
import { usePlatformNames } from '#screens/shared/PlatformNames.ts'
import type { ReportLinks } from '../ReportScreenProps.ts'
import { drillDownView } from '../settings/viewChanges.ts'
import { memberName } from '../table/rowSearch.ts'

interface MovesListProps {
  side: 'gains' | 'losses'
  moves: Moves
  kind: 'ad' | 'title'
  metric: Metric
  view: ReportView
  links: ReportLinks
  renderLink: RenderLink
}

const text = reportText.moved

/** The largest gains or losses with their shares, and the others together. A name leads to the report of it alone. */
export function MovesList({ side, moves, kind, metric, view, links, renderLink }: MovesListProps) {
  const headingId = useId()
  const names = usePlatformNames()
  const link = ({ member }: Move) => {
    const name = <PlainName name={memberName(kind, member)} />
    const narrowed = drillDownView(view, [{ by: kind, id: member.id }])
    return narrowed === null ? name : renderLink({ to: links.report(narrowed), children: name })
  }
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>
        {moves.all.length === 0 ? (
          text.none[side]
        ) : (
          <>
            {text[side]} <b>{text.change(moves.total, metric)}</b>
          </>
        )}
      </Heading>
      <List>
        {moves.largest.map((move) => (
          <li key={move.member.id}>
            <Name>{link(move)}</Name>
            <b>{text.change(move.change, metric)}</b>
            <small>{details(move, side, names)}</small>
          </li>
        ))}
        {moves.others.count > 0 && (
          <li>
            <Name>{text.others(moves.others.count, kind)}</Name>
            <b>{text.change(moves.others.change, metric)}</b>
          </li>
        )}
      </List>
    </section>
  )
}

/** '26% of the gains, mostly Meta, No earlier data'. */
function details({ share, platform, state }: Move, side: 'gains' | 'losses', names: PlatformNames): string {
  const parts = [
    text.share(share, side),
    platform === null ? null : text.mostly(names[platform]),
    reportText.onlyInOne(state),
  ]
  return parts.filter((part) => part !== null).join(', ')
}

const Heading = styled.h2`
  margin-bottom: var(--sp-1);
  color: var(--text-2);
  font-size: var(--fs-small);
  font-weight: var(--fw-medium);
  line-height: var(--lh-small);

  & b {
    color: var(--text);
    font-family: var(--font-num);
    font-weight: var(--fw-medium);
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--sp-2);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--sp-3);
    align-items: baseline;
  }

  & b {
    font-family: var(--font-num);
    font-weight: var(--fw-medium);
    white-space: nowrap;
  }

  & small {
    grid-column: 1 / -1;
    color: var(--text-3);
    font-size: var(--fs-small);
    line-height: var(--lh-small);
  }
`

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  & > a {
    text-decoration: underline;
    text-decoration-color: var(--line-ctl);
    text-underline-offset: 3px;
  }

  & > a:hover {
    text-decoration-color: currentcolor;
  }
`
