import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FilterChips, type ActiveFilter } from './FilterChips.tsx'

afterEach(cleanup)

const INITIAL_FILTERS: readonly ActiveFilter[] = [
  { key: 'status', label: 'Status', value: 'Live' },
  { key: 'live', label: 'Live in', value: 'Canada' },
  { key: 'imprint', label: 'Imprint', value: 'Nightjar Classics' },
]

function ControlledChips({ focusSearch = false }: { focusSearch?: boolean }) {
  const [filters, setFilters] = useState(INITIAL_FILTERS)
  return (
    <>
      <input aria-label="Search" />
      <FilterChips
        filters={filters}
        onRemove={(key) => {
          setFilters(filters.filter((filter) => filter.key !== key))
          if (focusSearch) screen.getByRole('textbox').focus()
        }}
        onClearAll={() => setFilters([])}
      />
    </>
  )
}

const removeButton = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const focusedLabel = () => document.activeElement?.getAttribute('aria-label')

describe('FilterChips', () => {
  it('moves the focus to the next chip, else to the previous one, else to the group', async () => {
    const user = userEvent.setup()
    render(<ControlledChips />)
    await user.click(removeButton('Live in: Canada'))
    expect(focusedLabel()).toBe('Remove Imprint: Nightjar Classics')
    await user.keyboard('{Enter}')
    expect(focusedLabel()).toBe('Remove Status: Live')
    await user.keyboard(' ')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Applied filters' }))
    expect(document.activeElement?.textContent).toBe('No filters applied')
  })

  it('clears all filters at once if there are several', async () => {
    const user = userEvent.setup()
    render(<ControlledChips />)
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.queryByRole('list')).toBeNull()
    expect(focusedLabel()).toBe('Applied filters')
  })

  it('has no "Clear all" button for a single filter', async () => {
    const user = userEvent.setup()
    render(<ControlledChips />)
    await user.click(removeButton('Status: Live'))
    await user.click(removeButton('Live in: Canada'))
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('does not move the focus if the caller has', async () => {
    const user = userEvent.setup()
    render(<ControlledChips focusSearch />)
    await user.click(removeButton('Status: Live'))
    expect(focusedLabel()).toBe('Search')
  })
})
