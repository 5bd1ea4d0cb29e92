import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eachDay } from '#domain/day.ts'
import type { ChartSeries } from '../chart/chartProps.ts'
import { TrendChart, type TrendChartProps } from './TrendChart.tsx'

const DAYS = eachDay('2026-10-30', '2026-11-05')
const EARLIER_DAYS = eachDay('2026-10-23', '2026-10-29')
const SERIES: ChartSeries[] = [
  { name: 'Google', platform: 'gad', values: [1200, 1100, 900, 1023, null, 1300, 1234] },
  { name: 'Meta', platform: 'mad', values: [400, 0, 300, 350, 420, 410, 398] },
]
const COMPARED: ChartSeries[] = [
  { name: 'Clicks', values: [1200, 1100, 900, 1023, null, 1300, 5], earlier: [1000, 1000, 1000, 893, 10, 20, 0] },
]

const renderChart = (props: Partial<TrendChartProps> = {}) =>
  render(<TrendChart label="Clicks per day" days={DAYS} series={SERIES} width={800} {...props} />)
const chart = () => screen.getByRole('group', { name: 'Clicks per day. Use the arrow keys to read it day by day.' })
const readout = () => document.querySelector('.readout')?.textContent
const announced = () => screen.getByRole('status').textContent
const strokes = (className: string) =>
  Array.from(document.querySelectorAll(`path[class="${className}"]`), (path) => path.getAttribute('d') ?? '')
const pressKeys = async (keys: string) => {
  chart().focus()
  await userEvent.keyboard(keys)
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

describe('TrendChart', () => {
  it('has alternative text, one path per line and labels at the ends', () => {
    renderChart()
    screen.getByRole('img', {
      name: 'Clicks per day, Fri, 30 Oct to Thu, 5 Nov: Google 1,200 to 1,234, Meta 400 to 398.',
    })
    // The unknown value breaks the first line.
    expect(strokes('line').map((line) => line.match(/M/g)?.length)).toEqual([2, 1])
    expect(Array.from(document.querySelectorAll('.ends li'), (name) => name.textContent)).toEqual(['Google', 'Meta'])
    expect(screen.getByText('1,600')).toBeTruthy()
  })

  it('dashes the earlier period and labels both', () => {
    renderChart({ series: COMPARED })
    expect(strokes('line earlier')).toHaveLength(1)
    expect(Array.from(document.querySelectorAll('.ends li'), (name) => name.textContent)).toEqual([
      'This period',
      'Previous',
    ])
  })

  it.each(['Google', 'Clicks'])('compares the complete days of a month that includes today: %s', async (name) => {
    const line = { name, values: [700], complete: [600], earlier: [500] }
    renderChart({
      per: 'month',
      days: ['2026-11-01'],
      earlierDays: ['2026-10-01'],
      series: name === 'Clicks' ? [line] : [line, { name: 'Meta', values: [90], complete: [60], earlier: [100] }],
    })
    screen.getByRole('group', { name: /^Clicks per day\./ }).focus()
    await userEvent.keyboard('{End}')
    expect(announced()).toContain(`${name} 700, previous 500, up 20.0%`)
  })

  it('has no earlier value for a day that can’t be compared', async () => {
    const earlier = [1000, 1000, 1000, 893, 10, 20, null]
    const notCompared = DAYS.map((_, index) => (index === 6 ? 'Nothing to compare with' : null))
    renderChart({
      series: [{ name: 'Clicks', values: [1200, 1100, 900, 1023, 4, 1300, 5], earlier }],
      notComparableReasons: notCompared,
    })
    expect(strokes('line earlier').map((line) => line.match(/[ML]/g)?.length)).toEqual([6])
    await pressKeys('{End}')
    expect(readout()).toBe('Thu, 5 NovClicks5Nothing to compare with')
    expect(announced()).toBe('Thu, 5 Nov: Clicks 5, Nothing to compare with')
    await pressKeys('{ArrowLeft}')
    expect(announced()).toContain('previous 20')
  })

  it('dashes the line to an incomplete day', () => {
    renderChart({ isLastIncomplete: true })
    // Google's second to last day is reached by the dashes only.
    expect(strokes('line').map((line) => line.match(/[ML]/g)?.length)).toEqual([4, 6])
    expect(strokes('line incomplete').map((line) => line.match(/[ML]/g)?.length)).toEqual([2, 2])
    expect(strokes('isolated')).toEqual([])
  })

  it('does not dash the line before an unknown last value', () => {
    renderChart({
      isLastIncomplete: true,
      series: [
        { name: 'Google', values: [1, 2, 3, 4, 5, 6, null] },
        { name: 'Meta', values: [1, 2, 3, 4, 5, null, 7] },
      ],
    })
    expect(strokes('line').map((line) => line.match(/[ML]/g)?.length)).toEqual([6, 5])
    expect(strokes('line incomplete')).toEqual([])
    expect(strokes('isolated incomplete')).toHaveLength(1)
  })

  it('shows a single day as points, complete or incomplete', () => {
    renderChart({ days: DAYS.slice(0, 1), isLastIncomplete: true })
    expect(strokes('isolated')).toHaveLength(2)
    expect(strokes('line incomplete')).toHaveLength(0)
  })

  it('shows a message without data, and is not focusable without days', async () => {
    const { rerender } = renderChart({ series: [{ name: 'Google', values: DAYS.map(() => null) }] })
    expect(screen.getByText('No data for this period')).toBeTruthy()
    expect(strokes('line')).toEqual([])
    rerender(<TrendChart label="Clicks per day" days={[]} series={[]} width={800} />)
    expect(screen.getByText('No data for this period')).toBeTruthy()
    expect(screen.queryByRole('group')).toBeNull()
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  it('adapts to its width, with names in the legend if there is no room beside', () => {
    const { rerender } = renderChart({ width: 320 })
    const narrow = strokes('line')[1]
    expect(document.querySelector('.ends')).toBeNull()
    expect(Array.from(document.querySelectorAll('.legend li'), (name) => name.textContent)).toEqual(['Google', 'Meta'])
    rerender(<TrendChart label="Clicks per day" days={DAYS} series={SERIES} width={1400} />)
    expect(strokes('line')[1]).not.toBe(narrow)
    expect(document.querySelector('svg')?.getAttribute('width')).toBe('1400')
    expect(document.querySelector('svg')?.hasAttribute('viewBox')).toBe(false)
  })
})

describe('TrendChart readout', () => {
  it('shows the day under the pointer without announcing it', () => {
    renderChart()
    fireEvent.pointerMove(chart(), { clientX: 52 + ((800 - 110 - 6 - 52) * 3) / 6 })
    expect(readout()).toBe('Mon, 2 NovGoogle1,023Meta350')
    expect(announced()).toBe('')
    fireEvent.pointerLeave(chart())
    expect(readout()).toBeUndefined()
  })

  it('stays after a touch until the next touch elsewhere', () => {
    renderChart()
    fireEvent.pointerDown(chart(), { clientX: 52, pointerType: 'touch' })
    fireEvent.pointerLeave(chart(), { pointerType: 'touch' })
    expect(readout()).toContain('Fri, 30 Oct')
    fireEvent.pointerDown(document.body)
    expect(readout()).toBeUndefined()
  })

  it('moves with the keyboard and is announced', async () => {
    renderChart()
    await userEvent.tab()
    expect(document.activeElement).toBe(chart())
    await userEvent.keyboard('{ArrowLeft}')
    expect(announced()).toBe('Thu, 5 Nov: Google 1,234, Meta 398')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(announced()).toBe('Tue, 3 Nov: Google –, Meta 420')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(readout()).toContain('Fri, 30 Oct')
    await userEvent.keyboard('{PageDown}')
    expect(readout()).toContain('Thu, 5 Nov')
    await userEvent.keyboard('{Escape}')
    expect(readout()).toBeUndefined()
  })

  it('shows the earlier value and change of a single line', async () => {
    renderChart({ series: COMPARED, earlierDays: EARLIER_DAYS })
    await pressKeys('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(readout()).toBe('Mon, 2 NovClicks1,023Previous, Mon, 26 Oct893Changeup 14.6%')
    expect(announced()).toBe('Mon, 2 Nov: Clicks 1,023, previous 893, up 14.6%')
    await pressKeys('{ArrowRight}')
    expect(announced()).toBe('Tue, 3 Nov: Clicks –, previous 10')
    await pressKeys('{End}')
    expect(announced()).toBe('Thu, 5 Nov: Clicks 5, previous 0, no earlier data')
  })

  it('shows several lines in columns: value, earlier value, change', async () => {
    renderChart({
      series: SERIES.map((line) => ({ ...line, earlier: DAYS.map(() => 500) })),
      earlierDays: EARLIER_DAYS,
      comparisonKind: 'lastYear',
    })
    await pressKeys('{Home}')
    expect(readout()).toBe('Fri, 30 OctFri, 23 OctChangeGoogle1,200500up 140.0%Meta400500down 20.0%')
    expect(announced()).toBe('Fri, 30 Oct: Google 1,200, last year 500, up 140.0%, Meta 400, last year 500, down 20.0%')
  })

  it('lists campaign starts and ends, and notes an incomplete day', async () => {
    renderChart({
      isLastIncomplete: true,
      events: [
        { day: '2026-11-05', label: 'Dracula, UK', kind: 'start' },
        { day: '2026-12-24', label: 'Emma', kind: 'end' },
      ],
    })
    expect(document.querySelectorAll('path.event')).not.toHaveLength(0)
    expect(screen.getByText('Campaign starts')).toBeTruthy()
    expect(screen.queryByText('Campaign ends')).toBeNull()
    await pressKeys('{End}')
    expect(announced()).toBe('Thu, 5 Nov: Google 1,234, Meta 398, Starts: Dracula, UK, Incomplete')
    expect(readout()).toContain('Starts: Dracula, UKIncomplete')
  })

  it('formats rates as percentages and months by name', async () => {
    render(
      <TrendChart
        label="CTR"
        per="month"
        days={['2026-10-01', '2026-11-01']}
        series={[{ name: 'CTR', values: [0.0158, 0.02] }]}
        format="pct"
        width={800}
      />,
    )
    screen.getByRole('group', { name: 'CTR. Use the arrow keys to read it month by month.' }).focus()
    await userEvent.keyboard('{Home}')
    expect(announced()).toBe('Oct 2026: CTR 1.58%')
  })
})

describe('TrendChart table', () => {
  // The table's code is loaded on demand.
  it('shows the same data', async () => {
    renderChart({
      series: [...COMPARED, ...SERIES],
      isLastIncomplete: true,
      events: [{ day: '2026-10-31', label: 'Dracula, UK', kind: 'start' }],
    })
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
    const table = await screen.findByRole('table', { name: 'Clicks per day' })
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Day',
      'Clicks',
      'Clicks, previous',
      'Clicks, change',
      'Google',
      'Meta',
      'Campaigns',
    ])
    expect(table.querySelector('[data-at="1"]')?.textContent).toBe(
      'Sat, 31 Oct1,1001,000up 10.0%1,1000Starts: Dracula, UK',
    )
    expect(table.querySelector('[data-at="6"]')?.textContent).toContain('Thu, 5 Nov (incomplete)')
    expect(table.querySelectorAll('tbody tr')).toHaveLength(7)
    expect(screen.queryByRole('img', { name: /^Clicks per day/ })).toBeNull()
  })
})
