import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Campaign, CampaignDetails, CampaignItem } from '#domain/catalogue.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { CampaignItems } from './CampaignItems.tsx'

afterEach(cleanup)

const CAMPAIGN: Campaign = {
  id: 1,
  name: 'Autumn',
  adId: 1,
  titleId: 1,
  platform: 'mad',
  placementId: null,
  countryId: 'IE',
  status: 'live',
  startsOn: null,
  endsOn: null,
  itemCount: 24,
}
const items = (count: number) =>
  Array.from({ length: count }, (_, index): CampaignItem => ({
    id: index + 1,
    campaignId: 1,
    name: `Card ${index + 1}`,
    status: 'live',
    platform: 'mad',
    platformRef: null,
    headline: null,
    text: null,
    artworkUrl: null,
    linkUrl: null,
    rejectionReason: null,
  }))
const view = (
  count: number,
  { campaign = CAMPAIGN, status = null }: { campaign?: Campaign; status?: string | null } = {},
) => (
  <CampaignItems
    campaign={campaign}
    expandedCampaign={{
      details: testLoadable<CampaignDetails>(undefined),
      items: testLoadable(items(count)),
      figures: testLoadable(new Map()),
      item: testLoadable<CampaignItem>(undefined),
    }}
    status={status}
    onStatusChange={() => undefined}
    onOpenItem={() => undefined}
  />
)
const shown = () =>
  within(screen.getByRole('list', { name: 'Creatives' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
const showAll = () => screen.queryByRole('button', { name: /^Show all/ })

// spec 9.13
it('shows the first ten creatives, and all in place on request, from the eleventh on', async () => {
  render(view(24))
  expect(shown()).toHaveLength(10)
  expect(showAll()?.textContent).toBe('Show all 24 creatives')
  await userEvent.click(showAll() ?? document.body)
  expect(shown()).toHaveLength(24)
  expect(showAll()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Card 11')
})

it('shows ten at once', () => {
  render(view(10))
  expect(shown()).toHaveLength(10)
  expect(showAll()).toBeNull()
})

it('shows the first ten again in another campaign or status', async () => {
  const { rerender } = render(view(24))
  await userEvent.click(showAll() ?? document.body)
  rerender(view(12, { status: 'live' }))
  expect(shown()).toHaveLength(10)
  await userEvent.click(showAll() ?? document.body)
  rerender(view(12, { campaign: { ...CAMPAIGN, id: 2 }, status: 'live' }))
  expect(shown()).toHaveLength(10)
})

it('keeps the focus on a creative that another status shows too', () => {
  const { rerender } = render(view(3))
  screen.getByRole('button', { name: 'Card 2' }).focus()
  rerender(view(2, { status: 'live' }))
  expect(document.activeElement?.textContent).toBe('Card 2')
})
