import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import type { Loadable } from '#domain/loadable.ts'
import { trackingTotals, type TrackingTotals } from '#domain/tracking.ts'
import { TrackingPanel } from './TrackingPanel.tsx'

afterEach(cleanup)

const NAMES = new Map([
  ['live', 'Live traffic'],
  ['newsletter', 'Publisher’s newsletter'],
])
function renderPanel(hits: Record<string, number>, state?: Partial<Loadable<TrackingTotals>>) {
  const rows = Object.entries(hits).map(([source, count]) => ({
    refkey: 1,
    day: '2026-11-01',
    source,
    column: null,
    hits: count,
  }))
  render(
    <TrackingPanel tracking={testLoadable(trackingTotals(rows), state)} sourceNames={NAMES} inOneCountry={false} />,
  )
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').querySelector('b')?.textContent,
      row.lastElementChild?.textContent,
    ])
}

// spec 1.1
it('shows shares that make 100, and a dash for a source without clicks', () => {
  expect(renderPanel({ live: 1, suspicious: 1, unknown: 1, test: 0 })).toEqual([
    ['Valid', '33.4%'],
    ['Invalid', '33.3%'],
    ['No source', '33.3%'],
    ['Preview', '–'],
  ])
})

// spec 3.18
it('keeps our words for the sources that we know, and shows others by the server’s name, or their id', () => {
  expect(renderPanel({ live: 6, newsletter: 3, qr: 1 })).toEqual([
    ['Valid', '60.0%'],
    ['Invalid', '–'],
    ['No source', '–'],
    ['Preview', '–'],
    ['Publisher’s newsletter', '30.0%'],
    ['qr', '10.0%'],
  ])
})

it('gives the number of clicks only if none is missing', () => {
  renderPanel({ live: 1200 })
  expect(screen.getByText('1,200 clicks')).toBeDefined()
  cleanup()
  renderPanel({ live: 1200 }, { isComplete: false, loading: true })
  expect(screen.queryByText('1,200 clicks')).toBeNull()
})
