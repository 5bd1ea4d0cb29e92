import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { testFailure } from '#domain/testing/testFailure.ts'
import type { Ad } from '#domain/catalogue.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { groupRows } from '#domain/report/testing/testReport.ts'
import { testAd } from '#domain/testing/testAd.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { testDraft } from '#screens/shared/drafts/testing/testDraft.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'
import type { AdDetailsScreenProps } from './AdDetailsScreenProps.ts'
import { adAddress } from '#domain/address/adView.ts'

afterEach(cleanup)

const TODAY = '2026-11-20'
const NO_NAMES = new Map<string, string>()
const nothing = () => testLoadable<never>(undefined)
const noop = () => undefined

function renderAd(ad: AdDetailsScreenProps['ad'], props: Partial<AdDetailsScreenProps> = {}) {
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
      ratingDraft={testDraft()}
      userName={null}
      raterName={null}
      report={nothing()}
      neverRan={null}
      campaigns={nothing()}
      rejections={[]}
      campaignFigures={nothing()}
      expandedCampaign={{ details: nothing(), items: nothing(), figures: nothing(), item: nothing() }}
      tracking={nothing()}
      sendDialogProps={{
        rules: { kinds: [], maxBytes: 1 },
        kinds: [],
        ads: [],
        send: () => Promise.resolve(null),
        sent: [],
        valuesDraft: testDraft(),
        filesDraft: testDraft(),
        onComplete: noop,
      }}
      view={adAddress(TODAY).defaults}
      onView={noop}
      onCloseItem={noop}
      today={TODAY}
      onShowAllCountries={noop}
      titleHref={String}
      shareHref=""
      onSwitchAccount={null}
      adsHref="/ads"
      resultsHref="/results"
      renderLink={({ children }) => <a>{children}</a>}
      onBack={noop}
      {...props}
    />,
    { wrapper: Notifications },
  )
}
const panels = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const isBusy = () => document.querySelector('[aria-busy="true"] > h1') !== null

// A whole screen in jsdom is slow on a busy machine.
it('shows the panels of an ad while it loads, and nothing else once that has failed or was cancelled', () => {
  renderAd(testLoadable<Ad>(undefined, { loading: true }))
  expect(panels()).toContain('Campaigns')
  expect(isBusy()).toBe(true)
  cleanup()
  renderAd(testLoadable<Ad>(undefined, { failure: testFailure(404) }))
  expect(screen.getByRole('alert').textContent).toContain('Not Found')
  expect(panels()).toEqual([])
  cleanup()
  renderAd(testLoadable<Ad>(undefined, { cancelled: true }))
  expect(screen.getByText('Loading stopped')).toBeDefined()
  expect(isBusy()).toBe(false)
  expect(panels()).toEqual([])
})

it('draws no results until it is known whether the ad has ever run', () => {
  const report = testLoadable(
    groupRows({ of: 'campaign', per: 'day', rows: [] }, null, reportTree({ campaigns: [] }), {
      by: ['day'],
      period: { from: '2026-11-18', to: '2026-11-19' },
      comparison: null,
      fill: false,
      today: TODAY,
    }),
  )
  const ad = testLoadable<Ad>(testAd(1))
  renderAd(ad, { report, neverRan: null })
  expect(screen.queryAllByText(/^Loading: /)).toHaveLength(0)
  cleanup()
  renderAd(ad, { report, neverRan: undefined })
  expect(screen.queryAllByText(/^Loading: /)).not.toHaveLength(0)
  cleanup()
  renderAd(ad, { report, neverRan: { firstStart: '2026-11-01' } })
  expect(panels()).toContain('It hasn’t run yet')
})
