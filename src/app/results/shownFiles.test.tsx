import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import Papa from 'papaparse'
import { beforeEach, expect, it, vi } from 'vitest'
import { openApp, reportTable, setUpMockWorld, textsOf } from '../testing/mockWorldApp.tsx'

/* The CSV file of a table as shown beside the table on screen, in the whole app with the mock world. */

const saved = vi.hoisted(() => [] as { name: string; text: string }[])
vi.mock('#components/lib/saveFile.ts', () => ({
  saveTextFile: (name: string, text: string) => void saved.push({ name, text }),
  saveFile: () => undefined,
  revokeFileUrls: () => undefined,
}))

setUpMockWorld()
beforeEach(() => {
  saved.length = 0
})

async function shownFile() {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Table as shown (CSV)' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const [heads = [], ...lines] = Papa.parse<string[]>(saved[0]?.text.slice(1) ?? '', { skipEmptyLines: true }).data
  return { heads, lines, name: saved[0]?.name }
}

/** A cell as on screen: 1234 as 1,234, and '' as a dash. */
const count = (cell = '') => (cell === '' ? '–' : Number(cell).toLocaleString('en-GB'))
const percent = (cell = '') => (cell === '' ? '–' : `${cell}%`)
/** The figures of a change, which screens round to one decimal: '21.00' as 'up 21.0%'. */
const withoutWords = (text: string | null = '') => Number(/[\d.]+(?=%)/.exec(text ?? '')?.[0])

const DATES = '2026-10-01-to-2026-10-31'
const OCTOBER = 'from=2026-10-01&to=2026-10-31'

it('title results: the titles found, in the order chosen, and their total', async () => {
  openApp(`/dashboard/title-results?${OCTOBER}&q=dracula&cols=impressions,ctr,change&p=gad,mad`)
  const rows = await reportTable(/^1 of \d+ rows$/)
  const { heads, lines, name } = await shownFile()
  expect(name).toBe(`title-results-by-title-${DATES}-as-shown.csv`)
  expect(heads).toEqual([
    ...['Title ID', 'Title', 'All platforms impressions', 'All platforms CTR (%)'],
    ...['Previous all platforms clicks', 'All platforms clicks change (%)'],
    ...['Google impressions', 'Google CTR (%)', 'Meta impressions', 'Meta CTR (%)'],
  ])
  expect(lines.map(([first]) => first)).toEqual(['101', 'Total'])
  expect(lines[0]?.[1]).toBe('Dracula')
  lines.forEach((line, at) => {
    const shown = rows[at]?.slice(-7) ?? []
    const [impressions, ctr, , change, ...platforms] = line.slice(2)
    expect([count(impressions), percent(ctr)]).toEqual(shown.slice(0, 2))
    expect(Math.abs(Math.abs(Number(change)) - withoutWords(shown[2]))).toBeLessThan(0.051)
    expect(platforms.map((cell, index) => (index % 2 === 0 ? count(cell) : percent(cell)))).toEqual(shown.slice(3))
  })
})

it.each(['title-results', 'ad-results'])(
  '%s: months as named on screen, and nothing that is not comparable',
  async (page) => {
    openApp(`/dashboard/${page}?g=month.month&cols=clicks,change`)
    const rows = await reportTable('2 rows')
    const { heads, lines } = await shownFile()
    expect(heads.slice(0, 4)).toEqual([
      ...['Month', 'All platforms clicks', 'Previous all platforms clicks', 'All platforms clicks change (%)'],
    ])
    expect(lines.map(([month, clicks]) => [month, count(clicks)])).toEqual(rows.map((cells) => cells.slice(0, 2)))
    expect(lines.map(([month]) => month)).toEqual(['Oct 2026 (25–31)', 'Nov 2026 (1–21)', 'Total'])
    expect(lines.slice(0, -1).flatMap((line) => line.slice(2, 4))).toEqual(['', '', '', ''])
    expect(lines.at(-1)?.[3]).toMatch(/^4\.\d\d$/)
  },
)

it('ad results: one file for several presses on an entry of the export menu', async () => {
  openApp(`/dashboard/ad-results?${OCTOBER}&g=platform`)
  await reportTable('3 rows')
  for (const name of ['Table as shown (CSV)', 'All columns (CSV)', 'What moved as CSV', 'Chart as SVG']) {
    saved.length = 0
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const item = await screen.findByRole('menuitem', { name })
    act(() => [1, 2, 3, 4].forEach(() => item.click()))
    await waitFor(() => expect(saved).not.toEqual([]))
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(saved, name).toHaveLength(1)
  }
})

it('ad results: the platform and the title of each ad', async () => {
  openApp(`/dashboard/ad-results?${OCTOBER}&entity_id=101&g=ad&cols=clicks`)
  await reportTable(/^\d+ rows$/)
  const { heads, lines } = await shownFile()
  expect(heads.slice(0, 3)).toEqual(['Ad ID', 'Ad', 'Title'])
  const ads = lines.slice(0, -1)
  expect(ads.length).toBeGreaterThan(1)
  expect(ads.every(([id, name, title]) => /^101\d\d$/.test(id ?? '') && name !== '' && title === 'Dracula')).toBe(true)
})

it('titles: the columns chosen, and the total', async () => {
  openApp(`/dashboard/titles?${OCTOBER}&cols=status,ads,clicks,ctr,trend`)
  const table = await screen.findByRole('table')
  const rows = textsOf(table)
  const { heads, lines, name } = await shownFile()
  expect(name).toBe(`titles-${DATES}-as-shown.csv`)
  expect(heads).toEqual([
    'Title ID',
    'Title',
    'Author',
    'ISBN',
    'Status',
    'Ads live in all countries',
    'Ads in all countries',
    'Clicks',
    'CTR (%)',
  ])
  expect(lines).toHaveLength(rows.length)
  expect(
    lines.map(([, , , , status, live, all, clicks, ctr]) => [
      status,
      `${live ?? ''}/${all ?? ''}`,
      count(clicks),
      percent(ctr),
    ]),
  ).toEqual(rows.map((cells) => cells.slice(-5, -1)))
})
