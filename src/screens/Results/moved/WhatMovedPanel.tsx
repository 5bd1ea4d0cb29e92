import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { CardSurface } from '#components/layout/Card/Card.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { reportText } from '#domain/messages/report.ts'
import { isRatio } from '#domain/report/reportFigures.ts'
import { whatMoved, type WhatMoved } from '#domain/report/whatMoved.ts'
import { memberName } from '../table/rowSearch.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import type { ReportModel } from '../useReportModel.ts'
import { withMeasure } from '../settings/viewChanges.ts'
import { MovesList } from './MovesList.tsx'

interface WhatMovedPanelProps {
  model: ReportModel
  props: Pick<ReportScreenProps, 'kind' | 'names' | 'links' | 'renderLink'>
}

const text = reportText.moved

/**
 * The titles or ads that gained and lost most between the two periods: closed a line with the first of each, open the
 * five largest of each, which together with the others are the change of the total.
 * ARIA pattern: disclosure.
 */
export function WhatMovedPanel({ model, props }: WhatMovedPanelProps) {
  const { view, updateView, figures } = model
  const contentId = useId()
  const Chevron = view.moved ? ChevronUp : ChevronDown
  return (
    <Surface as="section" data-screen-only={!view.moved || undefined}>
      <Head>
        <h2>
          <Button
            variant="ghost"
            size="s"
            aria-expanded={view.moved}
            aria-controls={contentId}
            icon={<Chevron size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => updateView({ moved: !view.moved })}
          >
            {text.heading}
          </Button>
        </h2>
        {!view.moved && figures !== null && <Content model={model} props={props} />}
        {!view.moved && figures === null && <Loading />}
      </Head>
      <div id={contentId}>
        {view.moved && (figures === null ? <Loading /> : <Content model={model} props={props} />)}
      </div>
    </Surface>
  )
}

/** What stands in the way of an answer, or the answer. */
function Content({ model, props: { kind, names, links, renderLink } }: WhatMovedPanelProps) {
  const { view, updateView, figures, isPartial } = model
  const { measure } = view
  const report = figures?.moved ?? null
  const moves = useMemo(
    () => (report?.earlier && !isRatio(measure) ? whatMoved(report, measure) : null),
    [report, measure],
  )
  if (isRatio(measure))
    return (
      <Note>
        {text.countsOnly}
        <Button size="s" onClick={() => updateView(withMeasure(view, 'clicks'))}>
          {text.showClicks}
        </Button>
      </Note>
    )
  if (view.comparison === 'none')
    return (
      <Note>
        {text.noComparison}
        <Button size="s" onClick={() => updateView({ comparison: 'previous' })}>
          {text.compare}
        </Button>
      </Note>
    )
  if (isPartial || moves === null) return <Note>{text.incomplete}</Note>
  if (names.data === undefined) return names.failure === null ? <Loading /> : <Note>{text.noNames}</Note>
  if (moves.gains.all.length + moves.losses.all.length === 0) return <Note>{text.nothing}</Note>
  if (!view.moved) return <FirstMoves moves={moves} metric={measure} kind={kind} />
  const common = { kind, metric: measure, view, links, renderLink }
  return (
    <>
      <Columns>
        <MovesList {...common} side="gains" moves={moves.gains} />
        <MovesList {...common} side="losses" moves={moves.losses} />
      </Columns>
      <Total>
        {text.total}: <b>{text.change(moves.change, measure)}</b>
      </Total>
    </>
  )
}

interface FirstMovesProps {
  moves: WhatMoved
  metric: Parameters<typeof text.change>[1]
  kind: 'ad' | 'title'
}

/** The largest gain and the largest loss. */
function FirstMoves({ moves, metric, kind }: FirstMovesProps) {
  return (
    <Line>
      {(['gains', 'losses'] as const).map((side) => {
        const [first] = moves[side].largest
        return (
          <span key={side}>
            {first === undefined ? (
              text.none[side]
            ) : (
              <>
                <bdi>{memberName(kind, first.member)}</bdi> <b>{text.change(first.change, metric)}</b>
              </>
            )}
          </span>
        )
      })}
    </Line>
  )
}

function Loading() {
  return (
    <Skeleton label={text.heading}>
      <SkeletonLine width={220} />
    </Skeleton>
  )
}

const Surface = styled(CardSurface)`
  margin-bottom: var(--sp-5);
  padding: var(--sp-2) var(--sp-5) var(--sp-2) var(--sp-3);

  @media (max-width: 767px) {
    padding: var(--sp-2) var(--sp-4) var(--sp-2) var(--sp-2);
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1) var(--sp-3);
  align-items: center;
  min-height: var(--ctl-h-s);
`

const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-3);
  align-items: center;
  padding-inline-start: var(--sp-2);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);
`

const Line = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 var(--sp-4);
  min-width: 0;
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & b {
    color: var(--text);
    font-family: var(--font-num);
    font-weight: var(--fw-medium);
    white-space: nowrap;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--sp-4) var(--sp-6);
  padding: var(--sp-2);
`

const Total = styled.p`
  padding: var(--sp-2);
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & b {
    color: var(--text);
    font-family: var(--font-num);
    font-weight: var(--fw-medium);
  }
`
