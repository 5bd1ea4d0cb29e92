import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setSmallWorld } from '#mocks/world/size.ts'
import { openApp, reportTable, setUpMockWorld, textsOf } from '../testing/mockWorldApp.tsx'

/* Comparison periods in tables, charts and files, in the whole app with the mock world on 22 November 2026. */

const saved = vi.hoisted(() => [] as { name: string; text: string }[])
vi.mock('#components/lib/saveFile.ts', () => ({
  saveTextFile: (name: string, text: string) => void saved.push({ name, text }),
  saveFile: () => undefined,
  revokeFileUrls: () => undefined,
}))

const user = userEvent.setup()
const CHANGE = expect.stringMatching(/^(up|down) \d/) as string
const POINTS = expect.stringMatching(/^(up|down|No change) \d+\.\d\d pp percentage points$/) as string
const FIGURE = expect.stringMatching(/^[\d,]+$/) as string
const OCTOBER = 'from=2026-10-01&to=2026-10-31'

setUpMockWorld()
beforeEach(() => {
  saved.length = 0
})

/** The rows of a chart's table view, as objects by column header. */
async function chartTable(name: RegExp) {
  const [views] = await screen.findAllByRole('radiogroup', { name })
  if (views === undefined) throw new Error('No chart')
  await user.click(within(views).getByRole('radio', { name: 'Table' }))
  const table = await screen.findByRole('table', { name })
  const heads = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  return textsOf(table).map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index]])))
}

async function exportedRows(clickExport: () => Promise<void>) {
  await clickExport()
  await waitFor(() => expect(saved).toHaveLength(1))
  return Papa.parse<string[]>(saved[0]?.text.slice(1) ?? '', { skipEmptyLines: true }).data
}
const reportFile = () =>
  exportedRows(async () => {
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All columns (CSV)' }))
  })

/** The cell with the change of all platforms: after the name and three figures. */
const CHANGE_AT = 4

const RESULTS = ['title-results', 'ad-results']

describe.each(RESULTS)('%s', (page) => {
  it('compares October with September, with the same change in row, total and card', async () => {
    openApp(`/dashboard/${page}?${OCTOBER}&g=month.month`)
    const [october = [], total = [], ...more] = await reportTable('1 row')
    expect(more).toEqual([])
    expect(october[0]).toBe('Oct 2026')
    expect(total[0]).toBe('Total')
    expect(october.at(CHANGE_AT)).toBe('up 23.2%')
    expect([october, total].map((cells) => cells.includes('156,378'))).toEqual([true, true])
    expect(total.at(CHANGE_AT)).toBe('up 23.2%')
    expect(screen.getByRole('button', { name: /^Clicks/ }).textContent).toContain('up 23.2%')
    expect(screen.queryByText(/Sep 2026/)).toBeNull()
    expect(
      screen.getByText('1 Oct – 31 Oct, compared with 1 Sep – 30 Sep (31 days vs 30 days). All countries.'),
    ).toBeTruthy()

    const chart = await chartTable(/^Clicks per month/)
    expect(chart).toHaveLength(1)
    expect(chart[0]).toMatchObject({
      Month: 'Oct 2026',
      Total: '156,378',
      'Total, previous': '126,882',
      'Total, change': 'up 23.2%',
    })

    const [heads = [], line = [], ...lines] = await reportFile()
    expect(lines).toEqual([])
    expect(line.slice(0, 2)).toEqual(['2026-10-01', '2026-09-01'])
    const clicks = (prefix: string) =>
      ['google', 'meta', 'pinterest'].reduce(
        (sum, name) => sum + Number(line[heads.indexOf(`${prefix}${name}_clicks`)]),
        0,
      )
    expect([clicks(''), clicks('earlier_')]).toEqual([156_378, 126_882])
  })

  it('compares partial months in the total only, not in rows, chart and file', async () => {
    openApp(`/dashboard/${page}?g=month.month`)
    const [october = [], november = [], total = [], ...more] = await reportTable('2 rows')
    expect(more).toEqual([])
    expect([october[0], november[0]]).toEqual(['Oct 2026 (25–31)', 'Nov 2026 (1–21)'])
    expect([october.at(CHANGE_AT), november.at(CHANGE_AT)]).toEqual([
      '–Not comparable: 7 days vs 4',
      '–Not comparable: 21 days vs 24',
    ])
    expect(total.at(CHANGE_AT)).toBe('up 4.8%')
    expect(screen.getByRole('button', { name: /^Clicks/ }).textContent).toContain('up 4.8%')

    const chart = await chartTable(/^Clicks per month/)
    expect(chart.map(({ Month }) => Month)).toEqual(['Oct 2026 (25–31)', 'Nov 2026 (1–21)'])
    // No columns for the earlier period.
    expect(Object.keys(chart[0] ?? {})).toEqual(['Month', 'Google', 'Meta', 'Pinterest', 'Total'])

    const [heads = [], ...lines] = await reportFile()
    expect(lines.map(([month]) => month)).toEqual(['2026-10-01', '2026-11-01'])
    const earlier = heads.flatMap((head, index) => (head.startsWith('earlier_') ? [index] : []))
    expect(earlier.length).toBeGreaterThan(9)
    expect(lines.flatMap((line) => earlier.map((index) => line[index])).filter((cell) => cell !== '')).toEqual([])
  })

  it('pairs days from the start, and leaves the last day unpaired', async () => {
    openApp(`/dashboard/${page}?${OCTOBER}&g=day&sort=-day`)
    const rows = await reportTable('31 rows')
    expect([rows[0]?.[0], rows[0]?.at(CHANGE_AT)]).toEqual(['Sat, 31 Oct', '–No earlier data to compare with'])
    expect(rows[1]?.at(CHANGE_AT)).toMatch(/^(up|down) \d/)
    expect(rows.at(-1)?.at(CHANGE_AT)).toBe('up 23.2%')
    const [, ...lines] = await reportFile()
    expect(lines.map((line) => line.slice(0, 2)).slice(0, 2)).toEqual([
      ['2026-10-31', ''],
      ['2026-10-30', '2026-09-30'],
    ])
  })
})

it('compares CTR in percentage points in the table and the card of a report', async () => {
  openApp(`/dashboard/title-results?${OCTOBER}&g=month.month&m=ctr`)
  const [october = [], total = []] = await reportTable('1 row')
  expect([october.at(CHANGE_AT), total.at(CHANGE_AT)]).toEqual([POINTS, POINTS])
  expect(screen.getByRole('button', { name: /^CTR \d/ }).textContent).toMatch(/ pp percentage points$/)
})

describe('title details', () => {
  it('compare October with September: Dracula', async () => {
    setSmallWorld(false)
    openApp(`/dashboard/titles/101?${OCTOBER}`)
    // While it loads, the card is another element.
    const figures = await waitFor(() => {
      const card = screen.getByRole('group', { name: 'All platforms' })
      expect(card.textContent).toContain('28,938')
      return card
    })
    // 46.85% before rounding.
    expect(figures.textContent).toContain('up 46.8%')
    expect(figures.textContent).toMatch(/CTR\d\.\d\d%(up|down|No change) \d\.\d\d pp percentage points/)
    expect(screen.getByText('1 Oct – 31 Oct, compared with 1 Sep – 30 Sep (31 days vs 30 days)')).toBeTruthy()
    const [first] = await chartTable(/^Clicks per day/)
    expect(first).toMatchObject({ Day: 'Thu, 1 Oct', 'Clicks, change': CHANGE })
    const [heads = [], ...lines] = await exportedRows(async () => {
      await user.click(screen.getByRole('button', { name: 'Export' }))
      await user.click(await screen.findByRole('menuitem', { name: 'All columns (CSV)' }))
    })
    expect(heads).toHaveLength(10)
    expect(lines).toHaveLength(31)
  })

  it('show no earlier month beside a partial one', async () => {
    openApp('/dashboard/titles/102?from=2026-05-20&to=2026-11-21')
    const months = await chartTable(/^Clicks per month/)
    expect(months.map(({ Month }) => Month).slice(-2)).toEqual(['Oct 2026', 'Nov 2026 (1–21) (incomplete)'])
    expect(months.at(-2)).toMatchObject({ 'Clicks, previous': FIGURE, 'Clicks, change': CHANGE })
    expect(months.at(-1)).toMatchObject({
      'Clicks, previous': '–',
      'Clicks, change': '–Not comparable: 21 days vs 19',
    })
  })
})

describe('ad details', () => {
  it('compare with the previous period', async () => {
    openApp(`/dashboard/ads/10101?${OCTOBER}`)
    expect(await screen.findByText('1 Oct – 31 Oct, compared with 1 Sep – 30 Sep (31 days vs 30 days)')).toBeTruthy()
    const days = await chartTable(/^Clicks per day/)
    expect(days[20]).toMatchObject({ Day: 'Wed, 21 Oct' })
    await user.click(screen.getByRole('radio', { name: 'Chart' }))
  })

  it('compare CTR in percentage points, in the card and by day', async () => {
    openApp('/dashboard/ads/10101?from=2026-11-15&to=2026-11-21&m=ctr')
    const card = await screen.findByRole('button', { name: /^CTR \d/ })
    expect(card.textContent).toMatch(/ pp percentage points$/)
    const days = await chartTable(/^CTR per day/)
    expect(days).toHaveLength(7)
    for (const { CTR: now = '', 'CTR, previous': earlier = '', 'CTR, change': change = '' } of days) {
      expect(change).toEqual(POINTS)
      const points = Number(/\d\.\d\d/.exec(change)?.[0]) * (change.startsWith('down') ? -1 : 1)
      // The two figures are rounded, too.
      expect(Math.abs(points - (Number.parseFloat(now) - Number.parseFloat(earlier)))).toBeLessThan(0.02)
    }
  })

  it('compare with the same dates of last year', async () => {
    openApp(`/dashboard/ads/10101?${OCTOBER}&cmp=year`)
    expect(await screen.findByText('01-10-2026 – 31-10-2026, compared with 01-10-2025 – 31-10-2025')).toBeTruthy()
  })
})
