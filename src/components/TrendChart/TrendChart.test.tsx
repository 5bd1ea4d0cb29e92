import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eachDay } from '#domain/day.ts'
import { TrendChart, type TrendSeries } from './TrendChart.tsx'

const DAYS = eachDay('2026-10-30', '2026-11-05')
const SERIES: TrendSeries[] = [
  { name: 'Google', color: 'var(--gad)', values: [1200, 1100, 900, 1023, null, 1300, 1234] },
  { name: 'Meta', color: 'var(--mad)', values: [400, 0, 300, 350, 420, 410, 398] },
]

const chart = () => screen.getByRole('group', { name: 'Clicks per day. Arrow keys read it day by day.' })
const reading = () => document.querySelector('.reading')?.textContent

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  render(<TrendChart label="Clicks per day" days={DAYS} series={SERIES} width={800} />)
})
afterEach(cleanup)

describe('TrendChart', () => {
  it('is a picture with a sentence, one path a line, names at their ends', () => {
    const picture = screen.getByRole('img', { name: 'Clicks per day' })
    const lines = Array.from(picture.querySelectorAll('path'), (path) => path.getAttribute('d') ?? '')
    expect(lines).toHaveLength(2)
    // The day without a figure parts the first line.
    expect(lines.map((line) => line.match(/M/g)?.length)).toEqual([2, 1])
    expect(Array.from(picture.querySelectorAll('.name'), (name) => name.textContent)).toEqual(['Google', 'Meta'])
    expect(Array.from(picture.querySelectorAll('text'), (text) => text.textContent)).toContain('1,600')
  })

  it('reads a day under the pointer: every line’s full figure, without telling it aloud', () => {
    fireEvent.pointerMove(chart(), { clientX: 52 + ((800 - 110 - 52) * 3) / 6 })
    expect(reading()).toBe('Mon, 2 NovGoogle1,023Meta350')
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.pointerLeave(chart())
    expect(reading()).toBeUndefined()
  })

  it('reads by arrows from the last day, by weeks and to the ends, and tells it', async () => {
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(chart())
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('status').textContent).toBe('Thu, 5 Nov: Google 1,234, Meta 398')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('status').textContent).toBe('Tue, 3 Nov: Google –, Meta 420')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(reading()).toContain('Fri, 30 Oct')
    await userEvent.keyboard('{PageDown}')
    expect(reading()).toContain('Thu, 5 Nov')
    await userEvent.keyboard('{Escape}')
    expect(reading()).toBeUndefined()
  })

  // The table's code comes on demand.
  it('says the same as a table', { timeout: 20_000 }, async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
    const table = await screen.findByRole('table', { name: 'Clicks per day' }, { timeout: 10_000 })
    expect(table.querySelector('[data-at="1"]')?.textContent).toBe('Sat, 31 Oct1,1000')
    expect(table.querySelectorAll('tbody tr')).toHaveLength(7)
  })
})
