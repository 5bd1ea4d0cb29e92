import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testAd } from '#domain/testing/testAd.ts'
import { testFailure } from '#domain/testing/testFailure.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { StatefulAdsScreen } from './testing/StatefulAdsScreen.tsx'

const failure = testFailure(500)
const ROWS = [testAd(1), testAd(2)]

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

const totals = () => document.querySelector('tfoot')?.textContent
const counts = () => screen.queryByText(/^2 ads.*2 live/)
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const empty = () => screen.queryByRole('heading', { level: 2 })?.textContent

// A whole screen in jsdom is slow on a busy machine.
describe('AdsScreen', () => {
  it('counts and sums up a whole list', () => {
    render(<StatefulAdsScreen />)
    expect(totals()).toMatch(/^Total, 2 ads/)
    expect(counts()).not.toBeNull()
  })

  it('counts the ads that a filter leaves', () => {
    render(
      <StatefulAdsScreen
        start={{ platform: 'mad' }}
        ads={testLoadable([...ROWS, testAd(3, { platforms: ['mad'] })])}
      />,
    )
    expect(screen.getByText('1 of 3 ads. 23 Oct – 19 Nov.')).toBeDefined()
  })

  it.each([
    ['is loading', { loading: true, progress: { loaded: 2, total: 3000 } }],
    ['has failed', { failure }],
    ['waits for a retry', { failure, retrying: { attempt: 1, of: 3, nextInS: 2 } }],
    ['was cancelled', { cancelled: true, progress: { loaded: 2, total: 3000 } }],
  ])('gives no total and no counts of a list whose rest %s', (_, state) => {
    render(<StatefulAdsScreen ads={testLoadable(ROWS, { isComplete: false, ...state })} />)
    expect(totals()).toMatch(/^Total so far, 2 ads/)
    expect(counts()).toBeNull()
    expect(announced()).not.toContain('2 ads, sorted by Start date, highest first')
  })

  it('keeps the total of a whole list that could not be loaded again', () => {
    render(<StatefulAdsScreen ads={testLoadable(ROWS, { failure })} />)
    expect(totals()).toMatch(/^Total, 2 ads/)
    expect(counts()).not.toBeNull()
  })

  it('does not say that nothing matches while ads are missing', () => {
    render(<StatefulAdsScreen start={{ q: 'zzz' }} />)
    expect(empty()).toBe('No ads match “zzz”')
    cleanup()
    for (const layout of ['table', 'grid'] as const) {
      render(
        <StatefulAdsScreen start={{ q: 'zzz', layout }} ads={testLoadable(ROWS, { isComplete: false, failure })} />,
      )
      expect(empty()).toBeUndefined()
      expect(screen.getByRole('alert').textContent).toContain('Internal Server Error')
      cleanup()
    }
  })
})
