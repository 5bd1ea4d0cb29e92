import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testAd } from '#domain/testing/testAd.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { AdsScreen, type AdsScreenProps } from './AdsScreen.tsx'
import { adsAddress, type AdsView } from './adsView.ts'

const TODAY = '2026-11-20'
const NAME = 'Turn the lamp on, a feed image, version 12'
const onView = vi.fn()
const onColumns = vi.fn()

function StatefulScreen({ start = {}, ...props }: Partial<AdsScreenProps> & { start?: Partial<AdsView> }) {
  const [view, setView] = useState<AdsView>({ ...adsAddress(TODAY).defaults, layout: 'table', ...start })
  return (
    <AdsScreen
      ads={testLoadable([testAd(1, { name: NAME }), testAd(2, { name: NAME, titleName: 'Dracula' })])}
      view={view}
      onView={(change, mode) => {
        onView(change, mode)
        setView((previous) => ({ ...previous, ...change }))
      }}
      today={TODAY}
      adNames={{ types: new Map(), classes: new Map() }}
      countryNames={new Map()}
      adHref={(id) => `/ads/${id}`}
      compareHref={() => '/compare'}
      resultsHref="/results"
      renderLink={({ to, ...rest }) => <a href={to} {...rest} />}
      savedColumns={null}
      onColumnsChange={onColumns}
      onShowAllCountries={vi.fn()}
      {...props}
    />
  )
}
const heads = () => Array.from(document.querySelectorAll('thead th'), (head) => head.textContent)

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  onView.mockReset()
  onColumns.mockReset()
})

// A whole screen in jsdom is slow on a busy machine.
describe('the table of ads', { timeout: 20_000 }, () => {
  it('has all columns by default; a choice is saved and in the URL', async () => {
    render(<StatefulScreen />)
    expect(heads()).toEqual([
      ...['Ad', 'Format', 'Platform', 'Status', 'Countries', 'Start date'],
      ...['Clicks', 'Impressions', 'Conversions', 'CTR', 'Rating'],
    ])
    await userEvent.click(screen.getByText('Columns'))
    await userEvent.click(await screen.findByLabelText('Countries'))
    expect(heads()).not.toContain('Countries')
    expect(heads()).toHaveLength(10)
    const chosen = ['kind', 'platform', 'status', 'start', 'clicks', 'impressions', 'conversions', 'ctr', 'rating']
    expect(onColumns).toHaveBeenCalledExactlyOnceWith(chosen)
    expect(onView).toHaveBeenLastCalledWith({ cols: chosen }, 'push')
    await userEvent.click(screen.getByText('Reset'))
    expect(onView).toHaveBeenLastCalledWith({ cols: null }, 'push')
    expect(heads()).toHaveLength(11)
  })

  it('prefers columns of the URL over saved ones', () => {
    const { unmount } = render(<StatefulScreen savedColumns={['clicks', 'rating']} />)
    expect(heads()).toEqual(['Ad', 'Clicks', 'Rating'])
    unmount()
    render(<StatefulScreen savedColumns={['clicks', 'rating']} start={{ cols: ['status'] }} />)
    expect(heads()).toEqual(['Ad', 'Status'])
  })

  it('shows long names in up to two lines with their end', () => {
    render(<StatefulScreen />)
    const cuts = Array.from(document.querySelectorAll<HTMLElement>('tbody .cut'), ({ dataset }) => dataset)
    expect(cuts.map(({ lines, end }) => [lines, end])).toEqual([
      ['2', '… version 12'],
      ['1', '… version 12'],
    ])
  })
})

it('offers no columns where ads are tiles', () => {
  render(<StatefulScreen start={{ layout: 'grid' }} />)
  expect(screen.queryByText('Columns')).toBeNull()
})
