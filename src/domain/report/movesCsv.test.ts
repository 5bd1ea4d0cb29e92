import { expect, it } from 'vitest'
import { movesCsv } from './movesCsv.ts'
import type { Move, Moves } from './whatMoved.ts'

const move = (id: number, change: number, share: number): Move => ({
  member: { id, name: `Title ${id}`, pair: null },
  change,
  share,
  platform: null,
  state: 'both',
})
const moves = (all: readonly Move[]): Moves => ({ all, largest: all, others: { count: 0, change: 0 }, total: 0 })

it('writes shares with two decimals, as every percentage of a file', () => {
  const gains = moves([move(1, 4, 0.5), move(2, 3, 0.10005), move(3, 2, 1 / 3)])
  const file = movesCsv({ gains, losses: moves([move(4, -1, 1)]), change: 8 }, 'title', 'clicks', null)
  expect(
    file
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[3]),
  ).toEqual(['50.00', '10.01', '33.33', '100.00', undefined])
})

it('names the days in the head of the changes if they are without today', () => {
  const none = { gains: moves([]), losses: moves([]), change: 0 }
  expect(movesCsv(none, 'title', 'clicks', '1 Nov – 19 Nov vs 1 Oct – 19 Oct')).toContain(
    ',"clicks_change, 1 Nov – 19 Nov vs 1 Oct – 19 Oct",share_percent,',
  )
  expect(movesCsv(none, 'title', 'clicks', null)).toContain(',clicks_change,share_percent,')
})
