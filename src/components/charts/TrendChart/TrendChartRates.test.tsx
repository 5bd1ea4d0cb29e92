import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eachDay } from '#domain/day.ts'
import { TrendChart, type TrendChartProps } from './TrendChart.tsx'

const DAYS = eachDay('2026-10-30', '2026-11-05')
const EARLIER_DAYS = eachDay('2026-10-23', '2026-10-29')

const renderChart = (props: Pick<TrendChartProps, 'series' | 'earlierDays'>) =>
  render(<TrendChart label="CTR per day" days={DAYS} format="pct" width={800} {...props} />)
const readout = () => document.querySelector('.readout')?.textContent
const announced = () => screen.getByRole('status').textContent
const pressKeys = async (keys: string) => {
  screen.getByRole('group', { name: /^CTR per day\./ }).focus()
  await userEvent.keyboard(keys)
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

describe('changes of a rate', () => {
  it('are in percentage points, shown and read out', async () => {
    const ctr = { name: 'CTR', values: [0.0203, 0.02, 0.03, 0, null, 0.02, 0.02] }
    const earlier = [0.0182, 0.02, 0.0345, 0.02, 0.02, 0, null]
    renderChart({ series: [{ ...ctr, earlier }], earlierDays: EARLIER_DAYS })
    await pressKeys('{Home}')
    expect(readout()).toBe('Fri, 30 OctCTR2.03%Previous, Fri, 23 Oct1.82%Changeup 0.21 pp percentage points')
    expect(announced()).toBe('Fri, 30 Oct: CTR 2.03%, previous 1.82%, up 0.21 percentage points')
    await pressKeys('{ArrowRight}')
    expect(announced()).toBe('Sat, 31 Oct: CTR 2.00%, previous 2.00%, no change')
    await pressKeys('{ArrowRight}')
    expect(announced()).toBe('Sun, 1 Nov: CTR 3.00%, previous 3.45%, down 0.45 percentage points')
    await pressKeys('{End}{ArrowLeft}')
    expect(announced()).toBe('Wed, 4 Nov: CTR 2.00%, previous 0.00%, up 2.00 percentage points')
    await pressKeys('{End}')
    expect(announced()).toBe('Thu, 5 Nov: CTR 2.00%, previous –')
  })

  it('are in percentage points for several lines', async () => {
    renderChart({
      series: ['Google', 'Meta'].map((name, index) => ({
        name,
        values: DAYS.map(() => 0.02 + index / 100),
        earlier: DAYS.map(() => 0.025),
      })),
      earlierDays: EARLIER_DAYS,
    })
    await pressKeys('{Home}')
    expect(readout()).toBe(
      'Fri, 30 OctFri, 23 OctChange' +
        'Google2.00%2.50%down 0.50 pp percentage pointsMeta3.00%2.50%up 0.50 pp percentage points',
    )
  })

  // The table's code is loaded on demand.
  it('are in percentage points in the table', async () => {
    renderChart({
      series: [{ name: 'CTR', values: DAYS.map(() => 0.0203), earlier: [0.0182, 0.0203, 0, null, 0.03, 0.03, 0.03] }],
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
    const table = await screen.findByRole('table', { name: 'CTR per day' })
    expect([0, 1, 2, 3].map((at) => table.querySelector(`[data-at="${at}"] td:last-child`)?.textContent)).toEqual([
      'up 0.21 pp percentage points',
      'No change 0.00 pp percentage points',
      'up 2.03 pp percentage points',
      '–',
    ])
  })
})
