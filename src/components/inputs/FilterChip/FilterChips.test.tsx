import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FilterChips, type ActiveFilter } from './FilterChips.tsx'

afterEach(cleanup)

const INITIAL_FILTERS: readonly ActiveFilter[] = [
  { key: 'status', label: 'Status', value: 'Live' },
  { key: 'country', label: 'Country', value: 'Canada' },
  { key: 'imprint', label: 'Imprint', value: 'Nightjar Classics' },
]

function ControlledChips({ focusSearchOnRemove = false }: { focusSearchOnRemove?: boolean }) {
  const [filters, setFilters] = useState(INITIAL_FILTERS)
  return (
    <>
      <input aria-label="Search" />
      <FilterChips
        filters={filters}
        onRemove={(key) => {
          setFilters(filters.filter((filter) => filter.key !== key))
          if (focusSearchOnRemove) screen.getByRole('textbox').focus()
        }}
        onClearAll={() => setFilters([])}
      />
    </>
  )
}

const getRemoveButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const focusedLabel = () => document.activeElement?.getAttribute('aria-label')

describe('FilterChips', () => {
  it('moves focus after a removal to the next chip, else the previous one, else the group', async () => {
    const user = userEvent.setup()
    render(<ControlledChips />)
    await user.click(getRemoveButton('Country: Canada'))
    expect(focusedLabel()).toBe('Remove Imprint: Nightjar Classics')
    await user.keyboard('{Enter}')
    expect(focusedLabel()).toBe('Remove Status: Live')
    await user.keyboard(' ')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Applied filters' }))
    expect(document.activeElement?.textContent).toBe('No filters applied')
  })

  it('moves focus also if the filters render once more before the removed one is gone', async () => {
    const user = userEvent.setup()
    const chips = (filters: readonly ActiveFilter[]) => <FilterChips filters={filters} onRemove={() => undefined} />
    const { rerender } = render(chips(INITIAL_FILTERS))
    await user.click(getRemoveButton('Country: Canada'))
    rerender(chips([...INITIAL_FILTERS]))
    rerender(chips(INITIAL_FILTERS.filter(({ key }) => key !== 'country')))
    expect(focusedLabel()).toBe('Remove Imprint: Nightjar Classics')
  })

  it('removes every filter with "Clear all" and focuses the group', async () => {
    const user = userEvent.setup()
    render(<ControlledChips />)
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.queryByRole('list')).toBeNull()
    expect(focusedLabel()).toBe('Applied filters')
  })

  it('has no "Clear all" button for a single filter', async () => {
    const user = userEvent.setup()
    render(<ControlledChips />)
    await user.click(getRemoveButton('Status: Live'))
    await user.click(getRemoveButton('Country: Canada'))
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('leaves focus alone if the caller has already moved it', async () => {
    const user = userEvent.setup()
    render(<ControlledChips focusSearchOnRemove />)
    await user.click(getRemoveButton('Status: Live'))
    expect(focusedLabel()).toBe('Search')
  })
})
