import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testLoadable } from '#domain/testLoadable.ts'
import { TrackingPanel } from './TrackingPanel.tsx'

afterEach(cleanup)

const shares = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent)

it('shows shares that make 100, and a dash for a source without clicks', () => {
  render(
    <TrackingPanel tracking={testLoadable({ live: 1, suspicious: 1, unknown: 1, test: 0 })} inOneCountry={false} />,
  )
  expect(shares()).toEqual(['33.4%', '33.3%', '33.3%', '–'])
})
