import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testFailure } from '#domain/testing/testFailure.ts'
import { testAd } from '#domain/testing/testAd.ts'
import { NO_PLATFORM_FIGURES } from '#domain/testing/testFigures.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { TopAds, type TopAdsProps } from './TopAds.tsx'

const ad = (id: number, name: string) =>
  testAd(id, {
    name,
    figures: { ...NO_PLATFORM_FIGURES, gad: { clicks: 1000 - id, impressions: 9000, conversions: 7 } },
  })

const openWindow = vi.fn<typeof window.open>()
const followed = vi.fn()
const copied = vi.fn()

function topAds(ads: TopAdsProps['ads']) {
  return (
    <TopAds
      ads={ads}
      names={{ types: new Map(), classes: new Map() }}
      adsHref="/ads"
      adHref={(id) => `/ads/${id}`}
      renderLink={({ to, ...rest }) => (
        <>
          <a
            href={to}
            {...rest}
            onClick={(event) => {
              event.preventDefault()
              followed(to)
            }}
          />
          <button onClick={copied}>Copy {to}</button>
        </>
      )}
    />
  )
}
const ROWS = [ad(1, 'Castle at dusk'), ad(2, 'Still awake')]
let show: (ads: TopAdsProps['ads']) => void

beforeEach(() => {
  openWindow.mockReturnValue(null)
  vi.stubGlobal('open', openWindow)
  const { rerender } = render(topAds(testLoadable(ROWS)))
  show = (ads) => rerender(topAds(ads))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  openWindow.mockReset()
  followed.mockReset()
  copied.mockReset()
})

const cell = () => screen.getByText('998').closest('td') ?? document.body
const opened = () => openWindow.mock.calls.map(([url]) => new URL(String(url)).pathname)

it('opens an ad once, wherever its row is pressed', async () => {
  await userEvent.click(cell())
  await userEvent.click(screen.getByText('Castle at dusk'))
  expect(followed.mock.calls).toEqual([['/ads/2'], ['/ads/1']])
  expect(opened()).toEqual([])
})

it('opens a new tab with the middle button and with Ctrl', async () => {
  const user = userEvent.setup()
  await user.pointer({ keys: '[MouseMiddle]', target: cell() })
  await user.keyboard('{Control>}')
  await user.click(cell())
  await user.keyboard('{/Control}')
  expect(opened()).toEqual(['/ads/2', '/ads/2'])
  expect(followed).not.toHaveBeenCalled()
})

it('ignores presses on another control in the row', async () => {
  const user = userEvent.setup()
  const copy = screen.getByRole('button', { name: 'Copy /ads/2' })
  await user.click(copy)
  await user.pointer({ keys: '[MouseMiddle]', target: copy })
  expect(copied).toHaveBeenCalledOnce()
  expect(followed).not.toHaveBeenCalled()
  expect(opened()).toEqual([])
})

it('ignores presses on the table head', async () => {
  await userEvent.click(screen.getByText('Impressions'))
  expect(followed).not.toHaveBeenCalled()
})

it('says how many ads there are, and that none ran, only if none is missing', () => {
  const failed = { isComplete: false, failure: testFailure(500) }
  expect(screen.getByText('All 2 ads')).toBeDefined()
  show(testLoadable(ROWS, failed))
  expect(screen.queryByText(/^All/)?.textContent).toBe('All ads')
  expect(screen.getByText('Castle at dusk')).toBeDefined()
  show(testLoadable([testAd(1)]))
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('No ads ran in this period')
  show(testLoadable([testAd(1)], failed))
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
})
