import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FilterChips, type SetFilter } from './FilterChips.tsx'

afterEach(cleanup)

const START: readonly SetFilter[] = [
  { key: 'status', label: 'Status', value: 'Live' },
  { key: 'live', label: 'Live in', value: 'Canada' },
  { key: 'imprint', label: 'Imprint', value: 'Nightjar Classics' },
]

function Filters({ refocus = false }: { refocus?: boolean }) {
  const [filters, setFilters] = useState(START)
  return (
    <>
      <input aria-label="Search" />
      <FilterChips
        filters={filters}
        onRemove={(key) => {
          setFilters(filters.filter((each) => each.key !== key))
          if (refocus) screen.getByRole('textbox').focus()
        }}
        onClear={() => setFilters([])}
      />
    </>
  )
}

const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const held = () => document.activeElement?.getAttribute('aria-label')

describe('FilterChips', () => {
  it('hands the focus to the next, then to the one before, then keeps its place', async () => {
    const user = userEvent.setup()
    render(<Filters />)
    await user.click(remove('Live in: Canada'))
    expect(held()).toBe('Remove Imprint: Nightjar Classics')
    await user.keyboard('{Enter}')
    expect(held()).toBe('Remove Status: Live')
    await user.keyboard(' ')
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters set' }))
    expect(document.activeElement?.textContent).toBe('No filter is set')
  })

  it('removes all at once, where there are several', async () => {
    const user = userEvent.setup()
    render(<Filters />)
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.queryByRole('list')).toBeNull()
    expect(held()).toBe('Filters set')
  })

  it('does not offer that for a single one', async () => {
    const user = userEvent.setup()
    render(<Filters />)
    await user.click(remove('Status: Live'))
    await user.click(remove('Live in: Canada'))
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  })

  it('leaves the focus where its user put it', async () => {
    const user = userEvent.setup()
    render(<Filters refocus />)
    await user.click(remove('Status: Live'))
    expect(held()).toBe('Search')
  })
})
