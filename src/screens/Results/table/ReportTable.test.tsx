import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Loadable } from '#domain/loadable.ts'
import type { Period } from '#domain/period.ts'
import { comparedRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { ReportTable } from './ReportTable.tsx'
import { useTableOrder } from './useTableOrder.ts'
import { useReportModel } from '../useReportModel.ts'

afterEach(cleanup)

const TODAY = '2026-11-20'
const nothing = () => undefined
const here = <T,>(data: T): Loadable<T> => ({
  data,
  isComplete: true,
  loading: false,
  progress: null,
  failure: null,
  retrying: null,
  cancelled: false,
  retry: nothing,
  cancel: nothing,
})
const campaign = { platform: 'gad', countryId: 'IE', startsOn: null, endsOn: null } as const
const names = {
  ...here<ReportTree>(
    reportTree({
      campaigns: [1, 2, 3].map((id) => ({ ...campaign, id, name: `Campaign ${id}`, adId: 20 + id, titleId: 31 })),
      ads: [1, 2, 3].map((id) => ({ id: 20 + id, name: `Ad ${id}`, titleId: 31, titleName: 'Dracula' })),
    }),
  ),
  campaignsWithoutItems: [],
}
const view: ReportView = { ...reportAddress(TODAY).defaults, by: ['ad'] }
const props: Omit<ReportScreenProps, 'report'> = {
  kind: 'ad',
  names,
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
  return here<ReportReading>({ rows: compared, figures: compared })
}
const read = (now: typeof firstPage) => reading(now, null, null)

function Table(changes: Pick<ReportScreenProps, 'report'> & Partial<ReportScreenProps>) {
  const { report, ...model } = useReportModel({ ...props, ...changes })
  const order = useTableOrder(report)
  if (report === null || order === null) return null
  return <ReportTable {...props} {...model} report={report} order={order} onSort={nothing} loading={null} />
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
  expect(bodyRow(0)?.querySelector('.row-title')?.textContent).toBe('Dracula')
  rerender(<Table report={read(firstPage)} view={{ ...view, by: ['day', 'ad'] }} />)
  expect(bodyRow(0)?.querySelector('td:nth-child(2) .row-title')?.textContent).toBe('Dracula')
  expect(screen.getAllByRole('link', { name: /, Ad 2, Dracula$/ })).toHaveLength(1)
  rerender(<Table report={read(firstPage)} view={{ ...view, by: ['title', 'ad'] }} />)
  expect(bodyRow(0)?.textContent).toContain('Ad 2')
  expect(bodyRow(0)?.querySelector('.row-title')).toBeNull()
})

it('shows a first name once where it repeats, but keeps it in every link', () => {
  render(<Table report={read(firstPage)} view={{ ...view, by: ['title', 'ad'] }} />)
  const shown = [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.querySelector('.row-texts'))
  expect(shown.map((text) => text?.textContent)).toEqual(['Dracula', undefined])
  expect(screen.getAllByRole('link', { name: /^Dracula, Ad \d$/ })).toHaveLength(2)
})

it('writes a first name again where it has a note, which does not stand alone', () => {
  const comparison = { from: '2026-09-25', to: '2026-10-22' }
  const earlier = rowsOf([{ ...row(2, 5), day: comparison.from }])
  const compared = reading(firstPage, earlier, comparison)
  render(<Table report={compared} view={{ ...view, by: ['title', 'ad'] }} />)
  const first = [...document.querySelectorAll('tbody td:first-child')].map((cell) => [
    cell.querySelector('.row-texts')?.textContent,
    cell.querySelector('.row-note')?.textContent,
  ])
  expect(first).toEqual([
    ['Dracula', undefined],
    ['Dracula', 'No earlier data'],
  ])
})

it('gives the column of links that show one ad a name but no visible head', () => {
  render(<Table report={read(firstPage)} />)
  const head = screen.getByRole('columnheader', { name: 'Show only' })
  expect(head.querySelector(':not(.visually-hidden)')).toBeNull()
  const link = screen.getByRole('link', { name: 'Show only Ad 2' })
  expect(link.firstElementChild?.getAttribute('title')).toBe('Show only this ad')
})
