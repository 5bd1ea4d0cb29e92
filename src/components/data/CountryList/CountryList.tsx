import { memo } from 'react'
import { styled } from 'styled-components'
import { DASH } from '#domain/format.ts'
import { markText } from '#domain/messages/common.ts'

export interface CountryListProps {
  /** Two-letter codes, in the order to show. */
  ids: readonly string[]
  /** Full names by code; a code without a name stands for itself (spec section 3). */
  names: ReadonlyMap<string, string>
  /** How many codes are written out. */
  max?: number
}

/** Countries in one line of a table: 'GB US CA +1'. Screen readers hear the full names, the pointer finds them in the title. */
export const CountryList = memo(function CountryList({ ids, names, max = 3 }: CountryListProps) {
  if (ids.length === 0) return <span className="t3">{DASH}</span>
  const fullNames = ids.map((id) => names.get(id) ?? id).join(', ')
  const left = ids.length - max
  return (
    <Line title={fullNames}>
      <span className="vh">{fullNames}</span>
      <span aria-hidden="true">
        {ids.slice(0, max).join(' ').toUpperCase()}
        {left > 0 && <i> {markText.more(left)}</i>}
      </span>
    </Line>
  )
})

const Line = styled.span`
  position: relative;
  color: var(--text-2);
  font-size: var(--fs-small);
  letter-spacing: 0.02em;
  white-space: nowrap;

  i {
    color: var(--text-3);
    font-style: normal;
  }
`
