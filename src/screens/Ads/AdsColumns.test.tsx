import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BELOW_MEDIUM_SCREEN } from '#components/lib/useMediaQuery.ts'
import { testAd } from '#domain/testing/testAd.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { StatefulAdsScreen } from './testing/StatefulAdsScreen.tsx'

const NAME = 'Turn the lamp on, a feed image, version 12'
const onView = vi.fn()
const onColumns = vi.fn()

function TwoAds(props: ComponentProps<typeof StatefulAdsScreen>) {
  return (
    <StatefulAdsScreen
      ads={testLoadable([testAd(1, { name: NAME }), testAd(2, { name: NAME, titleName: 'Dracula' })])}
      onView={onView}
      onColumnsChange={onColumns}
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
  vi.unstubAllGlobals()
  onView.mockReset()
  onColumns.mockReset()
})

// A whole screen in jsdom is slow on a busy machine.
describe('the table of ads', () => {
  it('has all columns by default; a choice is saved and in the URL', async () => {
    render(<TwoAds />)
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
    const { unmount } = render(<TwoAds savedColumns={['clicks', 'rating']} />)
    expect(heads()).toEqual(['Ad', 'Clicks', 'Rating'])
    unmount()
    render(<TwoAds savedColumns={['clicks', 'rating']} start={{ cols: ['status'] }} />)
    expect(heads()).toEqual(['Ad', 'Status'])
  })

  it('below 1024px shows marks of the platforms beside the title, unless that column is hidden', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === BELOW_MEDIUM_SCREEN,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const { unmount } = render(<TwoAds />)
    expect(screen.getAllByRole('img', { name: 'Google' })).toHaveLength(2)
    unmount()
    render(<TwoAds savedColumns={['clicks', 'rating']} />)
    expect(screen.queryByRole('img', { name: 'Google' })).toBeNull()
  })

  it('shows long names in one line with their end', () => {
    render(<TwoAds />)
    const cuts = Array.from(document.querySelectorAll<HTMLElement>('tbody .cut'), ({ dataset }) => dataset)
    expect(cuts.map(({ head, end }) => [head, end])).toEqual([
      ['Turn the lamp on, a feed image,', 'version 12'],
      ['Turn the lamp on, a feed image,', 'version 12'],
    ])
  })
})

it('offers no columns where ads are tiles', () => {
  render(<TwoAds start={{ layout: 'grid' }} />)
  expect(screen.queryByText('Columns')).toBeNull()
})
