import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clientWith, json } from '#api/testing/testClient.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useTitleTrends } from './useTitleTrends.ts'

const PERIOD = { from: '2026-11-18', to: '2026-11-19' }

/** Title ids of each request for rows, in order. */
let reports: { ids: number[]; signal: AbortSignal | null | undefined }[] = []
let answer: () => Response | Promise<Response> | null
const { client, fetch } = clientWith(() => new Response())

beforeEach(() => {
  reports = []
  answer = () => null
  fetch.mockImplementation(async (input, init) => {
    const { entity_id: ids } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { entity_id: number[] }
    const isReport = (input instanceof Request ? input.url : input.toString()).includes('/report/elcams/day')
    if (isReport) reports.push({ ids, signal: init?.signal })
    const rows = isReport
      ? ids.map((id) => ({ refkey: id + 100, day: PERIOD.to, clicks: id * 10, impr: 1, conv: 0 }))
      : ids.map((id) => ({ elcam_id: id + 100, entity_id: id }))
    return (isReport ? await answer() : null) ?? json({ total: rows.length, rows })
  })
})
afterEach(cleanup)

function Trends({ blocks, today }: { blocks: number[][]; today: string }) {
  const trends = useTitleTrends(blocks, PERIOD, today)
  return blocks.flat().map((id) => {
    const trend = trends.get(id)
    return <p key={id}>{`${id}: ${trend === undefined ? 'loading' : (trend?.join() ?? 'failed')}`}</p>
  })
}

function Page({ blocks, today = '2026-11-20' }: { blocks: number[][]; today?: string }) {
  return (
    <DataScope client={client} retryDelaysS={[0.01]}>
      <Trends blocks={blocks} today={today} />
    </DataScope>
  )
}

it('asks for a block of titles at a time, and in another order only for those that are missing', async () => {
  const { rerender } = render(<Page blocks={[[1, 2], [3]]} />)
  await screen.findByText('3: ,30')
  await screen.findByText('1: ,10')
  expect(reports.map(({ ids }) => ids)).toEqual([[1, 2], [3]])
  rerender(
    <Page
      blocks={[
        [3, 4],
        [1, 2],
      ]}
    />,
  )
  expect(screen.getByText('3: ,30')).toBeDefined()
  await screen.findByText('4: ,40')
  expect(reports.map(({ ids }) => ids)).toEqual([[1, 2], [3], [4]])
})

// spec 7.2
it('tries again after a failure', async () => {
  let failures = 1
  answer = () => (failures-- > 0 ? new Response('{}', { status: 503 }) : null)
  render(<Page blocks={[[1]]} />)
  await screen.findByText('1: ,10')
  expect(reports).toHaveLength(2)
})

it('says that trends failed once it has tried again, and loads them when they are asked for anew', async () => {
  answer = () => new Response('{}', { status: 503 })
  const { rerender } = render(<Page blocks={[[1]]} />)
  await screen.findByText('1: failed')
  answer = () => null
  rerender(<Page blocks={[[1, 2]]} />)
  await screen.findByText('1: ,10')
})

it('ends a request once its block is out of sight', async () => {
  answer = () => new Promise(() => undefined)
  const { rerender } = render(<Page blocks={[[1], [2]]} />)
  await waitFor(() => expect(reports).toHaveLength(2))
  rerender(<Page blocks={[[2]]} />)
  await waitFor(() => expect(reports.map(({ signal }) => signal?.aborted)).toEqual([true, false]))
})

it.each([
  { first: '2026-11-19', includes: 'today', requests: 2 },
  { first: '2026-11-20', includes: 'complete days only', requests: 1 },
])('of a period that includes $includes is asked for $requests times in two days', async ({ first, requests }) => {
  const { rerender } = render(<Page blocks={[[1]]} today={first} />)
  await screen.findByText('1: ,10')
  // Not on Titles at midnight.
  rerender(<Page blocks={[]} today={first} />)
  rerender(<Page blocks={[[1]]} today="2026-11-21" />)
  await screen.findByText('1: ,10')
  expect(reports).toHaveLength(requests)
})
