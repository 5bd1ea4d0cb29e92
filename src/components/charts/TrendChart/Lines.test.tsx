import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { eachDay } from '#domain/day.ts'
import { TrendChart } from './TrendChart.tsx'

afterEach(cleanup)

it('lines stay when the figures change, so that they are drawn only once', () => {
  const chart = (...clicks: number[][]) => (
    <TrendChart
      label="Clicks per day"
      days={eachDay('2026-11-01', '2026-11-03')}
      series={clicks.map((values, index) => ({ name: `Title ${index}`, values }))}
      width={600}
    />
  )
  const { rerender } = render(chart([1, 2, 3], [4, 5, 6]))
  const lines = document.querySelector('.lines')
  rerender(chart([7, 8, 9]))
  expect(lines?.querySelectorAll('.line')).toHaveLength(1)
  expect(document.querySelector('.lines')).toBe(lines)
})
