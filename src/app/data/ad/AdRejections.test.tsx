import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientWith, json } from '#api/testing/testClient.ts'
import { RejectionReason } from '#screens/Ads/RejectionReason.tsx'
import { DataScope } from '#query/DataScope.tsx'
import { AdRejections } from './AdRejections.tsx'

/** Ad ids of each query for campaigns, and campaign ids of each request for creatives. */
let queries: number[][] = []
let campaignIds: number[] = []
let open = 0
let mostOpen = 0
let failing: number | null = null
const { client, fetch } = clientWith(() => new Response())

beforeEach(() => {
  queries = []
  campaignIds = []
  mostOpen = 0
  failing = null
  fetch.mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    if (url.includes('/query/elcam')) {
      const { elad_id: ids } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { elad_id: number[] }
      queries.push(ids)
      // Two rejected campaigns each, but none of ad 9.
      const rows = ids
        .filter((id) => id !== 9)
        .flatMap((id) => [1, 2].map((n) => ({ elcam_id: id * 10 + n, elad_id: id, status: 'rejected' })))
      return json({ total: rows.length, rows })
    }
    const id = Number(/elcam\/(\d+)\/item\?.*status=rejected/.exec(url)?.[1])
    campaignIds.push(id)
    mostOpen = Math.max(mostOpen, ++open)
    await new Promise((resolve) => setTimeout(resolve, 5))
    open--
    if (id === failing) return new Response('{}', { status: 500 })
    return json([
      { elcamitem_id: 1, status: 'rejected', reject_reason: '' },
      { elcamitem_id: 2, status: 'rejected', reject_reason: `Reason ${id}` },
    ])
  })
})
afterEach(cleanup)

function Page({ adIds }: { adIds: readonly number[] }) {
  return (
    <DataScope client={client} retryDelaysS={[]}>
      <AdRejections>
        {(reasons) => (
          <>
            {adIds.map((id) => (
              <RejectionReason key={id} adId={id} reasons={reasons} maxLines={3} />
            ))}
            {reasons.retry !== null && <button onClick={reasons.retry}>Retry</button>}
          </>
        )}
      </AdRejections>
    </DataScope>
  )
}

it('asks once for the campaigns of what is in sight, then for the first campaign of each ad, never again', async () => {
  const { rerender } = render(<Page adIds={[1, 2, 9]} />)
  await screen.findByText('Reason 11')
  await screen.findByText('Reason 21')
  await screen.findByText('No reason was given.')
  expect(queries).toEqual([[1, 2, 9]])
  expect(campaignIds).toEqual([11, 21])
  rerender(<Page adIds={[]} />)
  rerender(<Page adIds={[1, 2, 3]} />)
  await screen.findByText('Reason 31')
  expect(queries).toEqual([[1, 2, 9], [3]])
  expect(campaignIds).toEqual([11, 21, 31])
})

it('asks for a few creatives at a time', async () => {
  render(<Page adIds={Array.from({ length: 12 }, (_, index) => index + 100)} />)
  await screen.findByText('Reason 1111')
  expect(campaignIds).toHaveLength(12)
  expect(mostOpen).toBe(4)
})

it('loads again only what has failed', async () => {
  failing = 21
  render(<Page adIds={[1, 2]} />)
  await screen.findByText('Reason 11')
  const retry = await screen.findByText('Retry')
  failing = null
  act(() => void fireEvent.click(retry))
  await screen.findByText('Reason 21')
  await waitFor(() => expect(screen.queryByText('Retry')).toBeNull())
  expect(campaignIds).toEqual([11, 21, 21])
})
