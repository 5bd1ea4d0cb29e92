import { styled } from 'styled-components'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { adsText } from '#domain/messages/ads.ts'
import { AdsControls } from './AdsControls.tsx'
import { AdsSheet } from './AdsSheet.tsx'
import type { AdsToolsProps } from './AdsToolsProps.ts'

/** Search and filters at the left; period, order and layout at the right. On small screens the search, and a sheet with the rest. */
export function AdsTools({ model, today }: AdsToolsProps) {
  const { view, type, small } = model
  const search = (
    <SearchField value={view.q} onChange={type} label={adsText.search} placeholder={adsText.search} shortcut="/" />
  )
  return (
    <Tools role="search">
      {search}
      {small ? <AdsSheet model={model} today={today} /> : <AdsControls model={model} today={today} />}
    </Tools>
  )
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-bottom: var(--sp-4);

  @media (max-width: 767px) {
    flex-wrap: nowrap;
  }
`
