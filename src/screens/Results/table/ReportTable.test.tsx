import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import type { Period } from '#domain/period.ts'
import { comparedRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { ReportTable } from './ReportTable.tsx'
import { useTableOrder } from './RowsSection.tsx'
import { useReportModel } from '../useReportModel.ts'

afterEach(cleanup)

const TODAY = '2026-11-20'
const nothing = () => undefined
const campaign = { platform: 'gad', countryId: 'IE', startsOn: null, endsOn: null } as const
const parts = {
  campaigns: [1, 2, 3].map((id) => ({ ...campaign, id, name: `Campaign ${id}`, adId: 20 + id, titleId: 31 })),
  ads: [1, 2, 3].map((id) => ({ id: 20 + id, name: `Ad ${id}`, titleId: 31, titleName: 'Dracula' })),
}
const names = { ...testLoadable<ReportTree>(reportTree(parts)), campaignsWithoutItems: [] }
const view: ReportView = { ...reportAddress(TODAY).defaults, by: ['ad'] }
const props: Omit<ReportScreenProps, 'report'> = {
  kind: 'ad',
  listHref: '/ads',
  onlyTitle: null,
  names,
  titles: testLoadable([]),
  choices: testLoadable([]),
  onChoosing: nothing,
  pictures: { titles: new Map(), ads: new Map() },
  view,
  onView: nothing,
  today: TODAY,
  countryNames: new Map(),
  links: { title: () => null, ad: (id) => `/ads/${id}`, report: () => '/', share: () => '/' },
  renderLink: ({ to, ...rest }) => <a href={to} {...rest} />,
  savedColumns: null,
  onColumnsChange: nothing,
  savedViews: [],
  onSavedViewsChange: nothing,
}

const row = (refkey: number, clicks: number) => ({
  refkey,
  day: view.period.from,
  clicks,
  impressions: 9,
  conversions: 0,
})
const firstPage = rowsOf([row(2, 5), row(3, 4)])
const reading = (now: typeof firstPage, earlier: typeof firstPage | null, comparison: Period | null) => {
  const compared = {
    ...comparedRows(now, earlier, { period: view.period, comparison }),
    isComplete: comparison !== null,
  }
  return testLoadable<ReportReading>({ tableRows: compared, campaignRows: compared, today: TODAY })
}
const read = (now: typeof firstPage) => reading(now, null, null)

type TableProps = Pick<ReportScreenProps, 'report'> & Partial<ReportScreenProps> & { isSmall?: boolean }

function Table({ isSmall = false, ...changes }: TableProps) {
  const { report, ...model } = useReportModel({ ...props, ...changes })
  const order = useTableOrder(report)
  if (report === null || order === null) return null
  const table = { ...props, ...model, report, order, isSmall }
  return <ReportTable {...table} onSort={nothing} loading={null} />
}

it('keeps the focus on its row when further pages add rows before it', () => {
  const { rerender } = render(<Table report={read(firstPage)} />)
  const adLink = (name: string) => screen.getByRole('link', { name: `${name}, Dracula` })
  const link = adLink('Ad 2')
  act(() => link.focus())
  rerender(<Table report={read(rowsOf([...firstPage.rows, row(1, 9)]))} />)
  expect(adLink('Ad 1').closest('tr')?.dataset.at).toBe('0')
  expect(adLink('Ad 2')).toBe(link)
  expect(document.activeElement).toBe(link)
})

it('names the title of an ad below it, also where ads are the second grouping', () => {
  const bodyRow = (at: number) => document.querySelector(`tbody tr[data-at="${at}"]`)
  const { rerender } = render(<Table report={read(firstPage)} />)
  expect(bodyRow(0)?.querySelector('.row-parent')?.textContent).toBe('Dracula')
  rerender(<Table report={read(firstPage)} view={{ ...view, by: ['day', 'ad'] }} />)
  expect(bodyRow(0)?.querySelector('td:nth-child(2) .row-parent')?.textContent).toBe('Dracula')
  expect(screen.getAllByRole('link', { name: /, Ad 2, Dracula$/ })).toHaveLength(1)
  rerender(<Table report={read(firstPage)} view={{ ...view, by: ['title', 'ad'] }} />)
  expect(bodyRow(0)?.textContent).toContain('Ad 2')
  expect(bodyRow(0)?.querySelector('.row-parent')).toBeNull()
})

it('names the ad of a creative below it, as creatives of several ads share a name', () => {
  const items = [1, 2].map((id) => ({ id: 30 + id, name: 'Headline A', campaignId: id, platform: 'gad' as const }))
  const tree = reportTree({ ...parts, items })
  const now = rowsOf([row(31, 5), row(32, 4)], 'item')
  const change = { report: read(now), names: { ...names, data: tree } }
  const below = () => [...document.querySelectorAll('tbody .row-parent')].map(({ textContent }) => textContent)
  const { rerender } = render(<Table {...change} view={{ ...view, by: ['item'] }} />)
  expect(below()).toEqual(['Ad 1', 'Ad 2'])
  expect(screen.getByRole('link', { name: 'Headline A, Ad 2' })).toBeTruthy()
  rerender(<Table {...change} view={{ ...view, by: ['item', 'title'] }} />)
  expect(below()).toEqual(['Ad 1', 'Ad 2'])
  rerender(<Table {...change} view={{ ...view, by: ['item', 'ad'] }} />)
  expect(below()).toEqual(['Dracula', 'Dracula'])
})

it('marks the rows of chosen ads in the colour of their line, unless the chart is hidden', () => {
  const chosen = { ...view, adIds: [23, 22] }
  const marks = () =>
    [...document.querySelectorAll<HTMLElement>('tbody tr[data-at]')].map((each) => [
      each.querySelector('.long-name')?.textContent,
      each.querySelector<HTMLElement>('.row-line')?.style.background,
    ])
  const { rerender } = render(<Table report={read(firstPage)} view={chosen} />)
  expect(marks()).toEqual([
    ['Ad 2', 'var(--series-2)'],
    ['Ad 3', 'var(--series-1)'],
  ])
  rerender(<Table report={read(firstPage)} view={{ ...chosen, chart: 'none' }} />)
  expect(marks().map(([, color]) => color)).toEqual([undefined, undefined])
})

it('shows a first name once where it repeats, but keeps it in every link', () => {
  render(<Table report={read(firstPage)} view={{ ...view, by: ['title', 'ad'] }} />)
  const shown = [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.querySelector('.row-texts'))
  expect(shown.map((text) => text?.textContent)).toEqual(['Dracula', undefined])
  expect(screen.getAllByRole('link', { name: /^Dracula, Ad \d$/ })).toHaveLength(2)
})

it('writes a first name again where it has a note, which does not stand alone', () => {
  const comparison = { from: '2026-09-25', to: '2026-10-22' }
  const earlier = rowsOf([2, 3].map((id) => ({ ...row(id, 5), day: comparison.from })))
  const compared = reading(rowsOf([row(2, 5)]), earlier, comparison)
  render(<Table report={compared} view={{ ...view, by: ['title', 'ad'] }} />)
  const first = [...document.querySelectorAll('tbody td:first-child')].map((cell) => [
    cell.querySelector('.row-texts')?.textContent,
    cell.querySelector('.row-note')?.textContent,
  ])
  expect(first).toEqual([
    ['Dracula', undefined],
    ['Dracula', 'No data this period'],
  ])
})

it('has a dash for the change of a row without earlier data, and no note', () => {
  const comparison = { from: '2026-09-25', to: '2026-10-22' }
  const earlier = rowsOf([{ ...row(2, 5), day: comparison.from }])
  render(<Table report={reading(firstPage, earlier, comparison)} />)
  const [, added] = document.querySelectorAll('tbody tr')
  expect(added?.querySelector('.row-note')).toBeNull()
  expect(added?.textContent).toContain('–No earlier data')
})

it('has the link that shows one ad at the end of its name', () => {
  render(<Table report={read(firstPage)} />)
  expect(screen.queryByRole('columnheader', { name: 'Show only' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Show only Ad 2' })
  expect(link.previousElementSibling?.textContent).toContain('Ad 2')
  expect(link.firstElementChild?.getAttribute('title')).toBe('Show only this ad')
})

it('has it in a column with a name but no visible head on small screens', () => {
  render(<Table report={read(firstPage)} isSmall />)
  const head = screen.getByRole('columnheader', { name: 'Show only' })
  expect(head.querySelector(':not(.visually-hidden)')).toBeNull()
})
