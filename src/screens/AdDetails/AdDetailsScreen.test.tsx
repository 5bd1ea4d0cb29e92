import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import type { Ad } from '#domain/catalogue.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'
import { adAddress } from './adView.ts'

afterEach(cleanup)

const TODAY = '2026-11-20'
const NO_NAMES = new Map<string, string>()
const nothing = () => testLoadable<never>(undefined)
const noop = () => undefined

function renderAd(ad: AdDetailsScreenProps['ad']) {
  render(
    <AdDetailsScreen
      ad={ad}
      names={{
        types: NO_NAMES,
        classes: NO_NAMES,
        attributes: NO_NAMES,
        placements: NO_NAMES,
        countries: NO_NAMES,
        trackingSources: NO_NAMES,
      }}
      download={{ progress: null, failure: null, start: noop, cancel: noop }}
      rating={nothing()}
      onRate={() => Promise.resolve(null)}
      userName={null}
      report={nothing()}
      campaigns={nothing()}
      campaignFigures={nothing()}
      expandedCampaign={{ details: nothing(), items: nothing(), figures: nothing(), item: nothing() }}
      tracking={nothing()}
      view={adAddress(TODAY).defaults}
      onView={noop}
      onCloseItem={noop}
      today={TODAY}
      onShowAllCountries={noop}
      titleHref={String}
      adsHref="/ads"
      resultsHref="/results"
      renderLink={({ children }) => <a>{children}</a>}
      onBack={noop}
    />,
    { wrapper: Notifications },
  )
}
const panels = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const isBusy = () => document.querySelector('[data-area="head"] [aria-busy="true"]') !== null

// A whole screen in jsdom is slow on a busy machine.
it(
  'shows the panels of an ad while it loads, and nothing else once that has failed or was cancelled',
  { timeout: 20_000 },
  () => {
    renderAd(testLoadable<Ad>(undefined, { loading: true }))
    expect(panels()).toContain('Campaigns')
    expect(isBusy()).toBe(true)
    cleanup()
    renderAd(testLoadable<Ad>(undefined, { failure: { kind: 404, message: 'Not Found', details: [], body: null } }))
    expect(screen.getByRole('alert').textContent).toContain('Not Found')
    expect(panels()).toEqual([])
    cleanup()
    renderAd(testLoadable<Ad>(undefined, { cancelled: true }))
    expect(screen.getByText('Loading stopped')).toBeDefined()
    expect(isBusy()).toBe(false)
    expect(panels()).toEqual([])
  },
)
