import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reportVendorsMonth } from '#api/endpoints/reports.ts'
import { server } from '#mocks/node.ts'
import { fails } from '#mocks/respond.ts'
import { openApp, setUpMockWorld } from '../testing/mockWorldApp.tsx'

/* The pages of a title and of an ad that have no results, or only in some countries, in the whole app with the mock world. */

setUpMockWorld({ small: false })

const sections = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const shows = (text: string) => screen.findByText(text)
const settles = () => waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull())

it('counts the ads that are listed', async () => {
  openApp('/dashboard/titles/102?region=IE')
  await shows('All 15 ads')
  const facts = await shows('Ads live')
  expect(facts.nextElementSibling?.textContent).toBe('10/15')
  const [tabs] = screen.getAllByLabelText('Pages of this title')
  expect(tabs?.textContent).toBe('OverviewAds 15Results')
})

it('says once that a title has no ads in the chosen country', async () => {
  openApp('/dashboard/titles/101?region=IE')
  await shows('Dracula has no ads in Ireland')
  await settles()
  expect(sections()).toEqual(['Dracula has no ads in Ireland', 'Tracking'])
  fireEvent.click(screen.getByText('Show all countries'))
  await shows('All 14 ads')
})

it('says once that an ad is not running in the chosen country', async () => {
  openApp('/dashboard/ads/10102?region=IE')
  await shows('This ad isn’t running in Ireland')
  await settles()
  expect(sections()).toEqual(['Rating', 'Details', 'This ad isn’t running in Ireland', 'Tracking'])
  fireEvent.click(screen.getByText('Show all countries'))
  await screen.findByRole('heading', { name: 'Campaigns' })
})

it('says once that no ad of a title has ever run', async () => {
  openApp('/dashboard/titles/121')
  await shows('No ad has run yet')
  expect(screen.getByText('The first was due on 03-08-2026')).toBeDefined()
  expect(sections()).toEqual(['No ad has run yet', 'Tracking'])
})

it('says once that an ad has never run', async () => {
  openApp('/dashboard/ads/11207')
  await shows('Rejected. It hasn’t run.')
  await settles()
  expect(sections()).toEqual(['Rating', 'Details', 'Rejected. It hasn’t run.', 'Campaigns'])
})

it('says only that the period is empty while it is unknown whether ads have run before', async () => {
  server.use(fails(reportVendorsMonth, 403))
  openApp('/dashboard/titles/121')
  await shows('All 3 ads')
  await settles()
  expect(sections()).toEqual(['Trend', 'Top ads', 'Tracking'])
})
