import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eachDay } from '#domain/day.ts'
import { StackedColumns, type StackedColumnsProps } from './StackedColumns.tsx'
import type { StackedSeries } from './StackedSeries.ts'

const DAYS = eachDay('2026-11-08', '2026-11-11')
const SERIES: StackedSeries[] = [
  { name: 'Pinterest', platform: 'pad', values: [500, 600, 562, null], earlier: [400, 400, 522, 0] },
  { name: 'Google', platform: 'gad', values: [3000, 3100, 3174, null], earlier: [3000, 3000, 3000, 0] },
  { name: 'Meta', platform: 'mad', values: [2900, 2800, 2952, 7], earlier: [2000, 2000, 2000, 0] },
]

const renderChart = (props: Partial<StackedColumnsProps> = {}) =>
  render(
    <StackedColumns
      label="Clicks per day"
      days={DAYS}
      earlierDays={eachDay('2026-10-11', '2026-10-14')}
      series={SERIES}
      width={800}
      {...props}
    />,
  )
const chart = () => screen.getByRole('group', { name: 'Clicks per day. Use the arrow keys to read it day by day.' })
const readout = () => document.querySelector('.strip')?.textContent
const announced = () => screen.getByRole('status').textContent

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

describe('StackedColumns', () => {
  it('stacks platforms in a fixed order from the bottom up, labelled at the end', () => {
    renderChart()
    expect(Array.from(document.querySelectorAll('.columns > g'), (layer) => layer.getAttribute('fill'))).toEqual([
      'var(--gad)',
      'var(--mad)',
      'var(--pad)',
    ])
    expect(Array.from(document.querySelectorAll('.ends li'), (name) => name.textContent)).toEqual([
      'Google',
      'Meta',
      'Pinterest',
      'Previous',
    ])
    expect(document.querySelector('.tick')?.getAttribute('d')?.match(/M/g)).toHaveLength(4)
    // The axis fits the largest total, 6,688.
    expect(screen.getByText('8,000')).toBeTruthy()
  })

  it('keeps its columns when the figures change, so that they rise only once', () => {
    const { rerender } = renderChart()
    const columns = document.querySelector('.columns')
    rerender(<StackedColumns label="Impressions per day" days={DAYS} series={SERIES.slice(1)} width={600} />)
    expect(columns?.childElementCount).toBe(2)
    expect(document.querySelector('.columns')).toBe(columns)
  })

  it('reads out a column above the plot: layers from the bottom, total, earlier total, change', async () => {
    renderChart()
    chart().focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    expect(readout()).toBe('Tue, 10 NovGoogle3,174Meta2,952Pinterest562Total 6,688Previous, Tue, 13 Oct 5,522up 21.1%')
    expect(announced()).toBe(
      'Tue, 10 Nov: Google 3,174, Meta 2,952, Pinterest 562, Total 6,688, previous 5,522, up 21.1%',
    )
    await userEvent.keyboard('{End}')
    expect(announced()).toBe('Wed, 11 Nov: Google –, Meta 7, Pinterest –, Total 7, previous 0, no earlier data')
  })

  it('shows why a column can’t be compared, and labels partial months with their days', async () => {
    renderChart({
      label: 'Clicks per month',
      per: 'month',
      days: ['2026-10-01', '2026-11-01'],
      period: { from: '2026-10-25', to: '2026-11-21' },
      earlierDays: ['', '2026-10-01'],
      earlierPeriod: { from: '2026-09-27', to: '2026-10-21' },
      notComparableReasons: ['Not comparable: 7 days vs 4', null],
      series: [{ name: 'Google', platform: 'gad', values: [700, 2100], earlier: [null, 2000] }],
    })
    expect(document.querySelector('.tick')?.getAttribute('d')?.match(/M/g)).toHaveLength(1)
    screen.getByRole('group', { name: /^Clicks per month\./ }).focus()
    await userEvent.keyboard('{End}')
    expect(readout()).toBe('Nov 2026 (1–21)Google2,100Previous, Oct 2026 (1–21) 2,000up 5.0%')
    await userEvent.keyboard('{Home}')
    expect(readout()).toBe('Oct 2026 (25–31)Google700Not comparable: 7 days vs 4')
    expect(announced()).toBe('Oct 2026 (25–31): Google 700, Not comparable: 7 days vs 4')
  })

  it('compares the complete days of a month that includes today', async () => {
    renderChart({
      label: 'Clicks per month',
      per: 'month',
      days: ['2026-11-01'],
      period: { from: '2026-11-01', to: '2026-11-20' },
      earlierDays: ['2026-10-01'],
      earlierPeriod: { from: '2026-10-01', to: '2026-10-19' },
      isLastIncomplete: true,
      changeDays: '1 Nov – 19 Nov vs 1 Oct – 19 Oct',
      series: [
        { name: 'Google', platform: 'gad', values: [700], complete: [600], earlier: [500] },
        { name: 'Meta', platform: 'mad', values: [90], complete: [60], earlier: [100] },
      ],
    })
    screen.getByRole('group', { name: /^Clicks per month\./ }).focus()
    await userEvent.keyboard('{End}')
    expect(announced()).toBe(
      'Nov 2026 (1–20): Google 700, Meta 90, Total 790, previous 600, up 10.0%, Incomplete, ' +
        'Change: 1 Nov – 19 Nov vs 1 Oct – 19 Oct',
    )
    expect(readout()).toContain('Total 790Previous, Oct 2026 (1–19) 600up 10.0%')
  })

  it('reads out and highlights the column under the pointer', () => {
    renderChart()
    fireEvent.pointerMove(chart(), { clientX: 60 })
    expect(readout()).toContain('Sun, 8 Nov')
    expect(document.querySelector('.band')).not.toBeNull()
    fireEvent.pointerLeave(chart())
    expect(document.querySelector('.band')).toBeNull()
  })

  it('has no total for a single platform', async () => {
    renderChart({ series: SERIES.slice(2) })
    chart().focus()
    await userEvent.keyboard('{Home}')
    expect(announced()).toBe('Sun, 8 Nov: Meta 2,900, previous 2,000, up 45.0%')
    expect(readout()).toBe('Sun, 8 NovMeta2,900Previous, Sun, 11 Oct 2,000up 45.0%')
  })

  it('marks an incomplete column', () => {
    renderChart({ isLastIncomplete: true })
    expect(document.querySelectorAll('.layer.incomplete')).toHaveLength(1)
  })

  it('shows a message if there is no data', () => {
    renderChart({ series: SERIES.map(({ name, platform }) => ({ name, platform, values: [null, null, null, null] })) })
    expect(screen.getByText('No data for this period')).toBeTruthy()
    expect(document.querySelectorAll('.layer')).toHaveLength(0)
  })

  // The table's code is loaded on demand.
  it('shows the data as a table with totals', async () => {
    renderChart({ series: SERIES.map(({ name, platform, values }) => ({ name, platform, values })) })
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
    const table = await screen.findByRole('table', { name: 'Clicks per day' })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Day',
      'Google',
      'Meta',
      'Pinterest',
      'Total',
    ])
    expect(table.querySelector('[data-at="2"]')?.textContent).toBe('Tue, 10 Nov3,1742,9525626,688')
  })
})
