import { styled } from 'styled-components'
import { ColumnChooser } from '#components/inputs/ColumnChooser/ColumnChooser.tsx'
import { FilterSelect } from '#components/inputs/FilterSelect/FilterSelect.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { LANDSCAPE_TABLET, useMediaQuery } from '#components/lib/useMediaQuery.ts'
import { titlesText } from '#domain/messages/titles.ts'
import { ExportMenu, TABLE_FILES } from '#screens/shared/ExportMenu.tsx'
import type { useSearchKeys } from '#screens/shared/useSearchKeys.ts'
import { FILTERS } from './filterControls.ts'
import { TitlesSheet } from './TitlesSheet.tsx'
import { TITLE_COLUMN_KEYS } from './titlesView.ts'
import type { TitlesToolsProps } from './TitlesSheet.tsx'

interface TitlesToolbarProps extends TitlesToolsProps {
  /** From useSearchKeys. */
  onSearchKeyDown: ReturnType<typeof useSearchKeys>
}

/** Search, filters, period, columns and export. On small screens all but the search are in a sheet. */
export function TitlesToolbar({ model, today, onExport, onSearchKeyDown }: TitlesToolbarProps) {
  const { view, updateView, setSearch, filterOptions, chosenColumns, isSmall } = model
  const isTablet = useMediaQuery(LANDSCAPE_TABLET)
  const search = (
    <SearchField
      value={view.q}
      onChange={setSearch}
      label={titlesText.search}
      placeholder={titlesText.search}
      shortcut="/"
      onKeyDown={onSearchKeyDown}
    />
  )
  if (isSmall)
    return (
      <Toolbar role="search">
        {search}
        <TitlesSheet model={model} today={today} onExport={onExport} />
      </Toolbar>
    )
  return (
    <Toolbar role="search">
      {search}
      {FILTERS.map(({ key, ...texts }) => (
        <FilterSelect
          key={key}
          {...texts}
          options={filterOptions[key]}
          value={view[key]}
          onChange={(value) => updateView({ [key]: value })}
        />
      ))}
      <EndGroup>
        <PeriodPicker period={view.period} today={today} max={today} onChange={(period) => updateView({ period })} />
        <ColumnChooser
          compact={isTablet}
          columns={COLUMN_OPTIONS}
          visibleKeys={chosenColumns.keys}
          onChange={chosenColumns.choose}
          onReset={chosenColumns.reset}
        />
        <ExportMenu files={TABLE_FILES} onExport={onExport} compact={isTablet} />
      </EndGroup>
    </Toolbar>
  )
}

const COLUMN_OPTIONS = TITLE_COLUMN_KEYS.map((key) => {
  const text: { head: string; menu?: string } = titlesText.columns[key]
  return { key, label: text.menu ?? text.head }
})

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

const EndGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  align-items: center;
  margin-left: auto;

  /* A line of its own, as wide as the first. */
  @media (max-width: 1023px) {
    width: 100%;

    & > :first-child {
      margin-right: auto;
    }
  }
`
