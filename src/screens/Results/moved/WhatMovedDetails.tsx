import { styled } from 'styled-components'
import { reportText } from '#domain/messages/report.ts'
import type { ReportView } from '#domain/report/reportView.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { MovesList } from './MovesList.tsx'
import type { MovedState } from './useWhatMoved.ts'

interface WhatMovedDetailsProps extends Pick<ReportScreenProps, 'kind' | 'links' | 'renderLink'> {
  id: string
  state: MovedState
  view: ReportView
}

const text = reportText.moved

/** The five largest gains and losses, the others together, and the change of the total that they add up to. */
export function WhatMovedDetails({ id, state, view, kind, links, renderLink }: WhatMovedDetailsProps) {
  if (state.status !== 'moved') return <div id={id} />
  const { moves, metric } = state
  const common = { kind, metric, view, links, renderLink }
  return (
    <Box id={id} role="group" aria-label={text.details}>
      <Columns>
        <MovesList {...common} side="gains" moves={moves.gains} />
        <MovesList {...common} side="losses" moves={moves.losses} />
      </Columns>
      <Total>
        {text.total}: <b>{text.change(moves.change, metric)}</b>
      </Total>
    </Box>
  )
}

const Box = styled.div`
  margin-top: var(--sp-3);
  border-top: 1px solid var(--line);
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--sp-4) var(--sp-8);
  padding: var(--sp-3) 0;
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
