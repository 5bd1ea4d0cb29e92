import { memo } from 'react'
import { styled } from 'styled-components'
import { DASH } from '#domain/format.ts'
import { markText } from '#domain/messages/common.ts'

export interface CountryListProps {
  /** Two-letter codes in display order. */
  ids: readonly string[]
  /** Full names by code; falls back to the code itself (spec section 3). */
  names: ReadonlyMap<string, string>
  /** The number of codes to show. @default 3 */
  max?: number
}

/** Countries in a table cell: 'GB US CA +1'. Full names are in the title and read by screen readers. */
export const CountryList = memo(function CountryList({ ids, names, max = 3 }: CountryListProps) {
  if (ids.length === 0) return <span className="t3">{DASH}</span>
  const fullNames = ids.map((id) => names.get(id) ?? id).join(', ')
  const hiddenCount = ids.length - max
  return (
    <Line title={fullNames}>
      <span className="visually-hidden">{fullNames}</span>
      <span aria-hidden="true">
        <span>{ids.slice(0, max).join(' ').toUpperCase()}</span>
        {hiddenCount > 0 && <i>{` ${markText.more(hiddenCount)}`}</i>}
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
