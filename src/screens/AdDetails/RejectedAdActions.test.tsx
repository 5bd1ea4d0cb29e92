import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Ad, Campaign } from '#domain/catalogue.ts'
import { testAd } from '#domain/testing/testAd.ts'
import { testDraft } from '#screens/shared/drafts/testing/testDraft.ts'
import { RejectedAdActions } from './RejectedAdActions.tsx'

afterEach(cleanup)

const AD: Ad = { ...testAd(7, { name: 'Midnight' }), titleId: 101, titleName: 'Dracula', status: 'live' }
const CAMPAIGN: Campaign = {
  id: 71,
  name: 'UK',
  adId: 7,
  titleId: 101,
  platform: 'mad',
  placementId: null,
  countryId: 'GB',
  status: 'live',
  startsOn: null,
  endsOn: null,
  itemCount: 1,
}

function renderActions(ad: Ad, campaigns: Campaign[]) {
  cleanup()
  render(
    <RejectedAdActions
      ad={ad}
      campaigns={campaigns}
      dialogProps={{
        rules: { kinds: [], maxBytes: 1 },
        kinds: [],
        ads: [ad],
        adId: ad.id,
        send: () => Promise.resolve(null),
        sent: [],
        valuesDraft: testDraft(),
        filesDraft: testDraft(),
        onComplete: () => undefined,
      }}
    />,
  )
}
const button = () => screen.queryByRole('button', { name: 'Send artwork' })

it('offers to send artwork if the ad or one of its campaigns is rejected', () => {
  renderActions(AD, [CAMPAIGN])
  expect(button()).toBeNull()
  renderActions({ ...AD, status: 'rejected' }, [])
  expect(button()).not.toBeNull()
  renderActions(AD, [CAMPAIGN, { ...CAMPAIGN, id: 72, status: 'rejected' }])
  expect(button()).not.toBeNull()
  renderActions({ ...AD, status: 'rejected', titleId: null }, [])
  expect(button()).toBeNull()
})

it('sends it for the ad and its title', async () => {
  renderActions({ ...AD, status: 'rejected' }, [])
  await userEvent.click(screen.getByRole('button', { name: 'Send artwork' }))
  expect(await screen.findByRole('dialog', { name: 'Send artwork' })).toHaveProperty(
    'textContent',
    expect.stringContaining('Dracula'),
  )
  expect(screen.getByRole('combobox', { name: 'For ad' }).textContent).toContain('Midnight')
})
