import { styled } from 'styled-components'
import { panelOpens } from '#components/theme/panelOpens.ts'
import { reportText } from '#domain/messages/report.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { MovesList } from './MovesList.tsx'
import type { MovedState } from './useWhatMoved.ts'

interface WhatMovedDetailsProps extends Pick<
  ReportScreenProps,
  'kind' | 'names' | 'links' | 'pictures' | 'renderLink'
> {
  id: string
  state: MovedState
  view: ReportView
}

const text = reportText.moved

/** The six largest gains and losses, the others together, and the change of the total that they add up to. */
export function WhatMovedDetails({ id, state, view, kind, names, links, pictures, renderLink }: WhatMovedDetailsProps) {
  if (state.status !== 'moved') return <div id={id} />
  const { moves, metric } = state
  const max = Math.max(...[...moves.gains.largest, ...moves.losses.largest].map(({ change }) => Math.abs(change)))
  const common = { kind, metric, max, tree: names.data ?? null, pictures, view, links, renderLink }
  return (
    <Box id={id} role="group" aria-label={text.details}>
      <Columns>
        <MovesList {...common} side="gains" moves={moves.gains} />
        <MovesList {...common} side="losses" moves={moves.losses} />
      </Columns>
      <Total>
        <span>{`${text.total}:`}</span> <b>{text.change(moves.change, metric)}</b>
      </Total>
    </Box>
  )
}

const Box = styled.div`
  flex-basis: 100%;
  min-width: 0;
  margin-bottom: var(--sp-3);
  padding: var(--sp-1) var(--sp-5);
  border-radius: var(--r-2);
  background: var(--surface);
  box-shadow: var(--e-1);
  ${panelOpens}

  @media (max-width: 767px) {
    padding-inline: var(--sp-4);
  }
`

const Columns = styled.div`
  display: grid;
  gap: var(--sp-3) 1px;
  padding: var(--sp-2) 0;

  @media (min-width: 1200px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Total = styled.p`
  padding: var(--sp-2) 0;
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
