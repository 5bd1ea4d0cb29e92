import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { json } from '#api/testing/testClient.ts'
import type { CampaignRow } from '#domain/catalogue.ts'
import { EnvironmentContext, type Environment } from '#app/config/environment.ts'
import { createReportServer, delay, errorResponse } from '#app/testing/testServer.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useReportItems } from './useResults.ts'

afterEach(cleanup)

const environment = { now: () => new Date('2026-11-20T12:00:00'), retryDelaysS: [] } as unknown as Environment

const item = (campaignId: number) =>
  json([
    {
      elcamitem_id: campaignId + 10,
      elcam_id: campaignId,
      name: `Item ${campaignId}`,
      status: 'live',
      vendor_code: 'gad',
      vendor_ref: null,
    },
  ])

/** Serves campaigns with one item each, unless `respond` answers for a campaign. */
function itemsOf(count: number, respond: (campaignId: number) => Promise<Response | null> | Response | null) {
  const server = createReportServer(0)
  server.intercept = async ({ path }) => {
    const id = Number(/elcam\/(\d+)\/item/.exec(path)?.[1])
    return (await respond(id)) ?? item(id)
  }
  const campaigns = Array.from({ length: count }, (_, index) => ({ id: index + 1, itemCount: 1 }) as CampaignRow)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentContext value={environment}>
      <DataScope client={server.client} retryDelaysS={[]}>
        {children}
      </DataScope>
    </EnvironmentContext>
  )
  const { result } = renderHook(() => useReportItems(campaigns), { wrapper })
  return { server, items: () => result.current, names: () => result.current.data?.map(({ name }) => name) }
}

it('loads items by campaign, and reports failed lists without losing the others', async () => {
  const { items, names } = itemsOf(2, (id) => (id === 2 ? errorResponse(500) : null))
  await waitFor(() => expect(items().failure).not.toBeNull())
  expect(names()).toEqual(['Item 1'])
  expect(items().missing).toEqual([2])
})

it('asks no more after four failures in a row', async () => {
  const { server, items } = itemsOf(40, () => errorResponse(503))
  await waitFor(() => expect(items().failure).not.toBeNull())
  await act(() => delay(60))
  expect(server.requests.length).toBeLessThanOrEqual(8)
  expect(items().missing).toHaveLength(40)
})

it('asks for four lists at a time, and for all of them again on retry', async () => {
  let pending = 0
  let most = 0
  let isDown = true
  const { server, items, names } = itemsOf(12, async (id) => {
    most = Math.max(most, ++pending)
    await delay(5)
    pending -= 1
    return isDown && id === 3 ? errorResponse(500) : null
  })
  await waitFor(() => expect(items()).toMatchObject({ failure: { kind: 500 }, isComplete: false, missing: [3] }))
  expect(most).toBe(4)
  isDown = false
  server.requests.length = 0
  act(() => items().retry())
  await waitFor(() => expect(items()).toMatchObject({ isComplete: true, failure: null, missing: [] }))
  expect(names()).toHaveLength(12)
  expect(server.requests).toHaveLength(12)
})
