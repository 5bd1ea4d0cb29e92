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

const show = (props: Partial<StackedColumnsProps> = {}) =>
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
const chart = () => screen.getByRole('group', { name: 'Clicks per day. Arrow keys read it day by day.' })
const reading = () => document.querySelector('.reading')?.textContent
const told = () => screen.getByRole('status').textContent

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(cleanup)

describe('StackedColumns', () => {
  it('stacks the platforms in one order from the base up, named at the end', () => {
    show()
    expect(Array.from(document.querySelectorAll('svg g'), (layer) => layer.getAttribute('fill'))).toEqual([
      'var(--gad)',
      'var(--mad)',
      'var(--pad)',
    ])
    expect(Array.from(document.querySelectorAll('.ends li'), (name) => name.textContent)).toEqual([
      'Google',
      'Meta',
      'Pinterest',
    ])
    expect(document.querySelector('.tick')?.getAttribute('d')?.match(/M/g)).toHaveLength(4)
    expect(screen.getByText('Previous period, total')).toBeTruthy()
    // 6,688 and its like fit below it.
    expect(screen.getByText('8,000')).toBeTruthy()
  })

  it('reads a column: layers from the top, total, earlier, change', async () => {
    show()
    chart().focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    expect(reading()).toBe(
      'Tue, 10 NovPinterest562Meta2,952Google3,174Total6,688Previous, Tue, 13 Oct5,522Changeup 21.1%',
    )
    expect(told()).toBe('Tue, 10 Nov: Google 3,174, Meta 2,952, Pinterest 562, Total 6,688, previous 5,522, up 21.1%')
    await userEvent.keyboard('{End}')
    expect(told()).toBe('Wed, 11 Nov: Google –, Meta 7, Pinterest –, Total 7, previous 0, new')
  })

  it('says why a column is not compared, and names a month by its days', async () => {
    show({
      label: 'Clicks per month',
      per: 'month',
      days: ['2026-10-01', '2026-11-01'],
      period: { from: '2026-10-25', to: '2026-11-21' },
      earlierDays: ['', '2026-10-01'],
      earlierPeriod: { from: '2026-09-27', to: '2026-10-21' },
      notCompared: ['Not comparable: 7 days vs 4', null],
      series: [{ name: 'Google', platform: 'gad', values: [700, 2100], earlier: [null, 2000] }],
    })
    expect(document.querySelector('.tick')?.getAttribute('d')?.match(/M/g)).toHaveLength(1)
    screen.getByRole('group', { name: /^Clicks per month\./ }).focus()
    await userEvent.keyboard('{End}')
    expect(reading()).toBe('Nov 2026 (1–21)Google2,100Previous, Oct 2026 (1–21)2,000Changeup 5.0%')
    await userEvent.keyboard('{Home}')
    expect(reading()).toBe('Oct 2026 (25–31)Google700Not comparable: 7 days vs 4')
    expect(told()).toBe('Oct 2026 (25–31): Google 700, Not comparable: 7 days vs 4')
  })

  it('reads the column whose room the pointer is in, and marks it', () => {
    show()
    fireEvent.pointerMove(chart(), { clientX: 60 })
    expect(reading()).toContain('Sun, 8 Nov')
    expect(document.querySelector('.band')).not.toBeNull()
    fireEvent.pointerLeave(chart())
    expect(document.querySelector('.band')).toBeNull()
  })

  it('has no total of one platform alone', async () => {
    show({ series: SERIES.slice(2) })
    chart().focus()
    await userEvent.keyboard('{Home}')
    expect(told()).toBe('Sun, 8 Nov: Meta 2,900, previous 2,000, up 45.0%')
    expect(reading()).toBe('Sun, 8 NovMeta2,900Previous, Sun, 11 Oct2,000Changeup 45.0%')
  })

  it('shows a column that is not complete otherwise', () => {
    show({ openEnd: true })
    expect(document.querySelectorAll('.layer.open')).toHaveLength(1)
  })

  it('says so where nothing is known', () => {
    show({ series: SERIES.map(({ name, platform }) => ({ name, platform, values: [null, null, null, null] })) })
    expect(screen.getByText('No figures in this period')).toBeTruthy()
    expect(document.querySelectorAll('.layer')).toHaveLength(0)
  })

  // The table's code comes on demand.
  it('says the same as a table, with totals', { timeout: 20_000 }, async () => {
    show({ series: SERIES.map(({ name, platform, values }) => ({ name, platform, values })) })
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
    const table = await screen.findByRole('table', { name: 'Clicks per day' }, { timeout: 10_000 })
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
