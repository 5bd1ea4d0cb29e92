import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { testAd } from '#domain/testing/testAd.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { StatefulAdsScreen } from './testing/StatefulAdsScreen.tsx'

afterEach(cleanup)

const ADS = testLoadable([
  testAd(1, { status: 'rejected', platforms: ['mad'] }),
  testAd(2, { status: 'rejected', platforms: ['gad', 'pad'] }),
  testAd(3),
])
const reasonsOf = (retry: (() => void) | null) => ({
  onInSight: vi.fn(),
  render: (id: number, render: (reason: string) => React.ReactNode) => render(`Reason ${id}`),
  retry,
})
const marks = () => Array.from(document.querySelectorAll('li [data-status]'), ({ textContent }) => textContent)
const heads = () => Array.from(document.querySelectorAll('thead th'), ({ textContent }) => textContent)

// A whole screen in jsdom is slow on a busy machine.
it('names platform and reason on the tiles of rejected ads', () => {
  const reasons = reasonsOf(null)
  render(<StatefulAdsScreen ads={ADS} reasons={reasons} start={{ layout: 'grid', status: 'rejected' }} />)
  expect(marks()).toEqual(['Rejected by Meta', 'Rejected'])
  expect(screen.getByText('Reason 2')).toBeDefined()
  expect(reasons.onInSight.mock.calls).toEqual([[1], [2]])
  cleanup()
  render(<StatefulAdsScreen ads={ADS} reasons={reasons} start={{ layout: 'grid' }} />)
  expect(marks()).toEqual(['Rejected', 'Rejected', 'Live'])
  expect(screen.queryByText('Reason 2')).toBeNull()
})

it('has the reasons in a column of the table, for which others make room', () => {
  render(<StatefulAdsScreen ads={ADS} reasons={reasonsOf(null)} start={{ q: 'reject' }} />)
  expect(heads()).toEqual(
    expect.arrayContaining(['Ad', 'Format', 'Platform', 'Reason', 'Start date', 'Clicks', 'Impressions', 'Rating']),
  )
  expect(heads()).toHaveLength(9)
  expect(screen.getByText('Reason 1')).toBeDefined()
  cleanup()
  render(<StatefulAdsScreen ads={ADS} reasons={reasonsOf(null)} start={{ q: 'reject', cols: ['live'] }} />)
  expect(heads()).toEqual(['Ad', 'Reason', 'Countries'])
})

it('says quietly that reasons are missing, and tries again', () => {
  const retry = vi.fn()
  render(<StatefulAdsScreen ads={ADS} reasons={reasonsOf(retry)} start={{ status: 'rejected' }} />)
  fireEvent.click(screen.getByText('Try again'))
  expect(retry).toHaveBeenCalledOnce()
})
