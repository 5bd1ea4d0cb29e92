import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { FilterSelect } from '#components/inputs/FilterSelect/FilterSelect.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { Sheet, SheetControls } from '#components/overlays/Sheet/Sheet.tsx'
import { titlesText } from '#domain/messages/titles.ts'
import { ExportButtons } from '#screens/shared/ExportButtons.tsx'
import { FILTERS } from './filterControls.ts'
import { NO_TITLES_FILTER } from './titlesFilter.ts'
import type { Day } from '#domain/day.ts'
import type { OnExport } from '../shared/ExportMenu.tsx'
import type { TitlesModel } from './useTitlesModel.ts'
import { DEFAULT_TITLES_SORT, SORTABLE_TITLE_COLUMNS } from './titlesView.ts'

export interface TitlesToolsProps {
  model: TitlesModel
  today: Day
  /** Null while there is nothing to export. */
  onExport: OnExport | null
}

/** Filters, order, period and export in a bottom sheet on small screens. */
export function TitlesSheet({ model, today, onExport }: TitlesToolsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { view, updateView, filterOptions, order, isComplete } = model
  const [primary = { key: 'clicks', descending: true }] = view.sort
  const activeCount = FILTERS.filter(({ key }) => view[key] !== null).length
  const footer = (
    <>
      {activeCount > 0 && (
        <Button variant="ghost" onClick={() => updateView({ ...NO_TITLES_FILTER, q: view.q })}>
          {titlesText.clearFilters}
        </Button>
      )}
      <Button variant="primary" onClick={close}>
        {titlesText.showTitles(isComplete ? order.indices.length : null)}
      </Button>
    </>
  )
  return (
    <>
      <IconButton
        variant="quiet"
        label={activeCount === 0 ? titlesText.filters : titlesText.filtersOn(activeCount)}
        icon={<ListFilter size={18} strokeWidth={1.5} aria-hidden />}
        aria-haspopup="dialog"
        data-on={activeCount > 0 || undefined}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={close} title={titlesText.filters} footer={footer}>
        <SheetControls>
          {FILTERS.map(({ key, ...texts }) => (
            <FilterSelect
              fullWidth
              key={key}
              {...texts}
              options={filterOptions[key]}
              value={view[key]}
              onChange={(value) => updateView({ [key]: value })}
            />
          ))}
          <PeriodPicker
            fullWidth
            period={view.period}
            today={today}
            max={today}
            onChange={(period) => updateView({ period })}
          />
          <FilterSelect
            fullWidth
            label={titlesText.sortBy}
            anyLabel={titlesText.columns.clicks.head}
            options={SORTS}
            value={primary.key === 'clicks' ? null : primary.key}
            onChange={(key) =>
              updateView({ sort: key === null ? DEFAULT_TITLES_SORT : [{ key, descending: primary.descending }] })
            }
          />
          <FilterSelect
            fullWidth
            label={titlesText.order}
            anyLabel={titlesText.descending}
            options={ASCENDING}
            value={primary.descending ? null : 'ascending'}
            onChange={(ascending) => updateView({ sort: [{ key: primary.key, descending: ascending === null }] })}
          />
          <ExportButtons onExport={onExport} />
        </SheetControls>
      </Sheet>
    </>
  )
}

const SORTS = SORTABLE_TITLE_COLUMNS.filter((key) => key !== 'clicks').map((key) => ({
  value: key,
  label: titlesText.columns[key].head,
}))
const ASCENDING = [{ value: 'ascending', label: titlesText.ascending }] as const
