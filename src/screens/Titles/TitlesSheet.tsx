import { Download, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/actions/Button/Button.tsx'
import { FilterSelect } from '#components/inputs/FilterSelect/FilterSelect.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { PeriodPicker } from '#components/inputs/PeriodPicker/PeriodPicker.tsx'
import { Sheet } from '#components/overlays/Sheet/Sheet.tsx'
import { SheetControls } from '#components/overlays/Sheet/SheetControls.ts'
import { titlesText } from '#domain/messages/titles.ts'
import { FILTERS } from './filterControls.ts'
import { NO_FILTER } from './titlesFilter.ts'
import type { TitlesToolsProps } from './TitlesToolsProps.ts'
import { DEFAULT_SORT, SORTABLE } from './titlesView.ts'

/** Filters, order, period and export in a bottom sheet on small screens. */
export function TitlesSheet({ model, today, onExport }: TitlesToolsProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { view, change, options, order } = model
  const [primary = { key: 'clicks', falling: true }] = view.sort
  const activeCount = FILTERS.filter(({ key }) => view[key] !== null).length
  const footer = (
    <>
      {activeCount > 0 && (
        <Button variant="ghost" onClick={() => change({ ...NO_FILTER, q: view.q })}>
          {titlesText.clearFilters}
        </Button>
      )}
      <Button variant="primary" onClick={close}>
        {titlesText.showTitles(order.indices.length)}
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
              block
              key={key}
              {...texts}
              options={options[key]}
              value={view[key]}
              onChange={(value) => change({ [key]: value })}
            />
          ))}
          <PeriodPicker
            block
            period={view.period}
            today={today}
            max={today}
            onChange={(period) => change({ period })}
          />
          <FilterSelect
            block
            label={titlesText.sortBy}
            anyLabel={titlesText.columns.clicks.head}
            options={SORTS}
            value={primary.key === 'clicks' ? null : primary.key}
            onChange={(key) => change({ sort: key === null ? DEFAULT_SORT : [{ key, falling: primary.falling }] })}
          />
          <FilterSelect
            block
            label={titlesText.order}
            anyLabel={titlesText.falling}
            options={ASCENDING}
            value={primary.falling ? null : 'ascending'}
            onChange={(ascending) => change({ sort: [{ key: primary.key, falling: ascending === null }] })}
          />
          <Button
            size="block"
            icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
            disabled={onExport === null}
            onClick={onExport ?? undefined}
          >
            {titlesText.export}
          </Button>
        </SheetControls>
      </Sheet>
    </>
  )
}

const SORTS = SORTABLE.filter((key) => key !== 'clicks').map((key) => ({
  value: key,
  label: titlesText.columns[key].head,
}))
const ASCENDING = [{ value: 'ascending', label: titlesText.rising }] as const
