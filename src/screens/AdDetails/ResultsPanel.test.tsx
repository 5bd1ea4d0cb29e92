import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { GroupedReport } from '#domain/report/groupReport.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { testAd } from '#domain/testing/testAd.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { adAddress } from '#domain/address/adView.ts'
import { ResultsPanel, type ResultsPanelProps } from './ResultsPanel.tsx'
import { groupRows } from '#domain/report/testing/testReport.ts'

afterEach(cleanup)

const TODAY = '2026-11-20'
const REPORT = groupRows({ of: 'campaign', per: 'day', rows: [] }, null, reportTree({ campaigns: [] }), {
  by: ['day'],
  period: { from: '2026-11-18', to: '2026-11-19' },
  comparison: null,
  fill: false,
  today: TODAY,
})

function renderPanel(report: ResultsPanelProps['report']) {
  render(
    <ResultsPanel
      report={report}
      campaigns={undefined}
      view={adAddress(TODAY).defaults}
      onView={() => undefined}
      today={TODAY}
      ad={testAd(1)}
      countryNames={new Map()}
      resultsHref="/results"
      renderLink={({ children }) => <a>{children}</a>}
    />,
    { wrapper: Notifications },
  )
}
const chartButton = () => screen.getByRole('button', { name: 'Export chart' })

it('saves the chart of a whole report only', () => {
  renderPanel(testLoadable(REPORT))
  expect(chartButton()).toHaveProperty('disabled', false)
  cleanup()
  renderPanel(testLoadable(REPORT, { loading: true }))
  expect(chartButton()).toHaveProperty('disabled', false)
  cleanup()
  renderPanel(testLoadable(REPORT, { isComplete: false, loading: true }))
  expect(chartButton()).toHaveProperty('disabled', true)
})

it('has no figures that seem to load after loading was cancelled', () => {
  renderPanel(testLoadable<GroupedReport>(undefined, { loading: true }))
  expect(screen.queryAllByText(/^Loading: /)).not.toHaveLength(0)
  cleanup()
  renderPanel(testLoadable<GroupedReport>(undefined, { cancelled: true }))
  expect(screen.getByText('Loading stopped')).toBeDefined()
  expect(screen.queryAllByText(/^Loading: /)).toHaveLength(0)
})
