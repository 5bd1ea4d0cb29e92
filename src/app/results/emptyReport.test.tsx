import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryElad } from '#api/endpoints/ads.ts'
import { queryElcam } from '#api/endpoints/campaigns.ts'
import { reportVendorsDay } from '#api/endpoints/reports.ts'
import { server } from '#mocks/node.ts'
import { returns } from '#mocks/respond.ts'
import { openApp, setUpMockWorld } from '../testing/mockWorldApp.tsx'

/* Reports without data, in the whole app with the mock world. */

const NOTHING = { total: 0, rows: [] }

setUpMockWorld()

it('offers no file, picture or print of a report without data', async () => {
  server.use(returns(queryElcam, NOTHING), returns(reportVendorsDay, NOTHING))
  openApp('/dashboard/title-results')
  await screen.findByText('No data for this period')
  expect(screen.getByText('Copy link')).toBeDefined()
  expect(screen.queryByText('Export')).toBeNull()
  expect(screen.getByText('Show the last 90 days')).toBeDefined()
})

it('has a sentence of its own for an account without ads, and no other period', async () => {
  server.use(...[queryElad, queryElcam, reportVendorsDay].map((endpoint) => returns(endpoint, NOTHING)))
  openApp('/dashboard/ad-results?region=IE')
  await screen.findByText('No results yet')
  expect(screen.getByText('They’ll appear here once ads run.')).toBeDefined()
  expect(screen.queryByText(/^Show/)).toBeNull()
  expect(screen.getByText('Refresh')).toBeDefined()
})
