import { styled } from 'styled-components'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { AdsControls } from './AdsControls.tsx'
import { AdsSheet } from './AdsSheet.tsx'
import type { AdsToolsProps } from './AdsToolsProps.ts'

/** Search, filters, period, sort order and layout. On small screens all but the search are in a sheet. */
export function AdsToolbar({ model, today }: AdsToolsProps) {
  const { view, setSearch, isSmall } = model
  return (
    <Toolbar role="search">
      <SearchField
        value={view.q}
        onChange={setSearch}
        label={adsText.search}
        placeholder={adsText.search}
        shortcut="/"
      />
      {isSmall ? <AdsSheet model={model} today={today} /> : <AdsControls model={model} today={today} />}
    </Toolbar>
  )
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-4);

  @media (max-width: 767px) {
    flex-wrap: nowrap;
  }
`
