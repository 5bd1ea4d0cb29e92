import { ChevronDown, ChevronUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#components/actions/Button/Button.tsx'
import { PlainName } from '#components/data/PlainName/PlainName.tsx'
import { Skeleton, SkeletonLine } from '#components/feedback/Skeleton/Skeleton.tsx'
import { LANDSCAPE_TABLET, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { reportText } from '#domain/messages/report.ts'
import { withMeasure } from '../settings/viewChanges.ts'
import { memberName } from '../table/rowSearch.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import type { MovedState } from './useWhatMoved.ts'

interface WhatMovedLineProps {
  state: MovedState
  view: ReportView
  onChange: (part: Partial<ReportView>) => void
  kind: 'ad' | 'title'
  /** The id of the details that the button opens. */
  detailsId: string
}

const text = reportText.moved

/**
 * One line with the largest gain and the largest loss if there is room, or why there are none. The button opens
 * WhatMovedDetails.
 * ARIA pattern: disclosure.
 */
export function WhatMovedLine({ state, view, onChange, kind, detailsId }: WhatMovedLineProps) {
  const hasRoom = !useMediaQuery(LANDSCAPE_TABLET)
  const Chevron = view.moved ? ChevronUp : ChevronDown
  return (
    <Box data-screen-only role="group" aria-label={text.heading}>
      <Button
        variant="ghost"
        size="s"
        aria-expanded={view.moved}
        aria-controls={view.moved ? detailsId : undefined}
        icon={<Chevron size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => onChange({ moved: !view.moved })}
      >
        {text.heading}
      </Button>
      {hasRoom && state.status === 'loading' && (
        <Skeleton label={text.heading}>
          <SkeletonLine width={220} />
        </Skeleton>
      )}
      {state.status === 'rate' && (
        <>
          <p>{text.countsOnly}</p>
          <Button size="s" onClick={() => onChange(withMeasure(view, 'clicks'))}>
            {text.showClicks}
          </Button>
        </>
      )}
      {state.status === 'noComparison' && (
        <>
          <p>{text.noComparison}</p>
          <Button size="s" onClick={() => onChange({ comparison: 'previous' })}>
            {text.compare}
          </Button>
        </>
      )}
      {(state.status === 'todayOnly' ||
        state.status === 'incomplete' ||
        state.status === 'notComparable' ||
        state.status === 'noNames' ||
        state.status === 'noMatch' ||
        state.status === 'nothing') && <p>{text[state.status]}</p>}
      {hasRoom && state.status === 'moved' && !view.moved && (
        <p>
          {(['gains', 'losses'] as const).map((side) => {
            const [first] = state.moves[side].largest
            if (first === undefined) return <span key={side}>{text.none[side]}</span>
            return (
              <span key={side}>
                <PlainName className="ellipsis" name={memberName(kind, first.member)} />{' '}
                <b>{text.change(first.change, state.metric)}</b>
              </span>
            )
          })}
        </p>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  gap: var(--sp-1) var(--sp-2);
  align-items: center;
  min-width: 0;
  height: var(--ctl-h-s);
  color: var(--text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & > button {
    flex: none;
  }

  & > p {
    display: flex;
    gap: 0 var(--sp-4);
    min-width: 0;
  }

  & > p > span {
    display: inline-flex;
    gap: var(--sp-1);
    min-width: 0;
  }

  & b {
    color: var(--text);
    font-family: var(--font-num);
    font-weight: var(--fw-medium);
    white-space: nowrap;
  }

  @media (max-width: 1023px) {
    flex: 1 1 320px;
  }

  /* The text is below the button. */
  @media (max-width: 767px) {
    flex: 1 0 100%;
    flex-wrap: wrap;
    height: auto;
    min-height: calc(var(--touch) + var(--lh-body));

    &:has([aria-expanded='true']) {
      min-height: var(--touch);
    }

    & > button:first-child {
      min-height: var(--touch);
      margin-inline: calc(-1 * var(--sp-3)) 50%;
    }
  }
`
