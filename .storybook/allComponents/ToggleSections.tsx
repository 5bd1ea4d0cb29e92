import { useState } from 'react'
import { Checkbox } from '#components/inputs/Checkbox/Checkbox.tsx'
import { FilterSelect } from '#components/inputs/FilterSelect/FilterSelect.tsx'
import { SearchField } from '#components/inputs/SearchField/SearchField.tsx'
import { SegmentedControl } from '#components/inputs/SegmentedControl/SegmentedControl.tsx'
import { Switch } from '#components/inputs/Switch/Switch.tsx'
import { SheetRow, SheetSection } from './SheetSection.tsx'

const GROUPINGS = [
  { value: 'day', label: 'Day' },
  { value: 'month', label: 'Month' },
] as const
const STATUSES = [
  { value: 'live', label: 'Live' },
  { value: 'paused', label: 'Paused' },
  { value: 'ended', label: 'Ended' },
] as const
const COUNTRIES = [
  { value: 'AU', hint: 'AU', label: 'Australia' },
  { value: 'CA', hint: 'CA', label: 'Canada' },
  { value: 'GB', hint: 'GB', label: 'United Kingdom' },
] as const

/** Switches, check boxes, search and filters. */
export function ToggleSections() {
  const [isOn, setIsOn] = useState(true)
  const [grouping, setGrouping] = useState<'day' | 'month'>('day')
  const [status, setStatus] = useState<(typeof STATUSES)[number]['value'] | null>('live')
  const [country, setCountry] = useState<(typeof COUNTRIES)[number]['value'] | null>(null)
  const [search, setSearch] = useState('')
  return (
    <>
      <SheetSection title="Toggles" panel>
        <SheetRow>
          <Switch label="Compare" checked={isOn} onChange={setIsOn} />
          <Switch label="Not that" checked={!isOn} onChange={(off) => setIsOn(!off)} />
          <Switch label="Never" checked={false} disabled onChange={setIsOn} />
        </SheetRow>
        <SheetRow>
          <Checkbox label="Clicks" checked={isOn} onChange={setIsOn} />
          <Checkbox label="Title" checked disabled onChange={setIsOn} />
        </SheetRow>
        <SheetRow>
          <SegmentedControl label="Group by" options={GROUPINGS} value={grouping} onChange={setGrouping} />
          <SegmentedControl
            label="Group by, small"
            options={GROUPINGS}
            value={grouping}
            onChange={setGrouping}
            size="s"
          />
        </SheetRow>
      </SheetSection>
      <SheetSection title="Search and filters" panel>
        <SheetRow>
          <SearchField
            label="Search titles"
            placeholder="Search titles"
            shortcut="/"
            value={search}
            onChange={setSearch}
          />
        </SheetRow>
        <SheetRow>
          <FilterSelect label="Status" anyLabel="Any" options={STATUSES} value={status} onChange={setStatus} />
          <FilterSelect
            label="Live in"
            anyLabel="Anywhere"
            options={COUNTRIES}
            value={country}
            onChange={setCountry}
            searchable
          />
        </SheetRow>
      </SheetSection>
    </>
  )
}
