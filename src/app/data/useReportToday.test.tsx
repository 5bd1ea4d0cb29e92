import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { Client } from '#api/client.ts'
import { NetworkError } from '#api/errors.ts'
import { configFromEnv, EnvironmentContext } from '../config/environment.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useReportToday } from './useReportToday.ts'

const originalZone = process.env.TZ
afterEach(() => {
  cleanup()
  if (originalZone === undefined) delete process.env.TZ
  else process.env.TZ = originalZone
})

/** The day at an instant in a zone, where the server has these rows of yesterday. */
function openedAt(instant: string, zone: string, rows: Promise<number>) {
  process.env.TZ = zone
  const asked: unknown[] = []
  const call = async (_: unknown, { body }: { body: unknown }) => {
    asked.push(body)
    return { rows: [], total: null, received: await rows }
  }
  const client = { call } as unknown as Client
  const environment = { config: configFromEnv({}), now: () => new Date(instant), retryDelaysS: [] }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentContext value={environment}>
      <DataScope client={client} retryDelaysS={[]}>
        {children}
      </DataScope>
    </EnvironmentContext>
  )
  const { result } = renderHook(useReportToday, { wrapper })
  return { asked, today: () => result.current, answered: () => act(() => rows.then(Boolean, () => false)) }
}

/* 22 November has begun there, and 21 November is not over in UTC. */
const AHEAD = [
  ['2026-11-21T10:00:00Z', 'Pacific/Kiritimati'],
  ['2026-11-21T23:59:59Z', 'Pacific/Kiritimati'],
  ['2026-11-21T11:00:00Z', 'Pacific/Auckland'],
  ['2026-11-21T23:30:00Z', 'Europe/Berlin'],
  ['2026-11-21T18:30:00Z', 'Asia/Kolkata'],
] as const

it.each(AHEAD)('is the day that is not over in UTC, without rows of it: %s in %s', async (instant, zone) => {
  const { asked, today, answered } = openedAt(instant, zone, Promise.resolve(0))
  expect(today()).toBe('2026-11-21')
  await answered()
  expect(today()).toBe('2026-11-21')
  expect(asked).toEqual([{ day_from: '2026-11-21', day_to: '2026-11-21', limit: 1 }])
})

it.each(AHEAD)('is today as soon as yesterday has a row: %s in %s', async (instant, zone) => {
  const { today } = openedAt(instant, zone, Promise.resolve(1))
  await waitFor(() => expect(today()).toBe('2026-11-22'))
})

it('is the day before while that is unknown', async () => {
  const { today, answered } = openedAt('2026-11-21T12:00:00Z', 'Pacific/Kiritimati', Promise.reject(new NetworkError()))
  await answered()
  expect(today()).toBe('2026-11-21')
})

it.each([
  ['2026-11-22T09:59:59Z', 'Pacific/Kiritimati', '2026-11-22'],
  ['2026-11-21T09:59:59Z', 'Pacific/Kiritimati', '2026-11-21'],
  ['2026-11-22T00:00:00Z', 'Europe/Berlin', '2026-11-22'],
  ['2026-11-22T00:30:00Z', 'UTC', '2026-11-22'],
  ['2026-11-22T04:00:00Z', 'America/New_York', '2026-11-21'],
  ['2026-11-22T11:00:00Z', 'Pacific/Pago_Pago', '2026-11-22'],
])(
  'is the day of the device where yesterday is over in UTC, and asks nothing: %s in %s',
  async (instant, zone, day) => {
    const { asked, today, answered } = openedAt(instant, zone, Promise.resolve(0))
    await answered()
    expect([today(), asked]).toEqual([day, []])
  },
)
