import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { testFailure } from '#domain/testing/testFailure.ts'
import type { Loadable } from '#domain/loadable.ts'
import { countAt } from '#domain/report/reportFigures.ts'
import type { ReportNames, ReportReading } from '#domain/report/reportReading.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { reportAddress, type ReportView } from '#domain/report/reportView.ts'
import { comparedRows, rowsOf } from '#domain/report/testing/testReport.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { useReportActions } from './useReportActions.ts'
import { testReportProps } from './testing/testReportProps.tsx'
import { useTableOrder } from './table/RowsSection.tsx'
import { useReportModel } from './useReportModel.ts'

/* A report by creative while the names of the creatives load. */

afterEach(cleanup)

const TODAY = '2026-11-20'
const VIEW: ReportView = { ...reportAddress(TODAY).defaults, by: ['item'], comparison: 'none' }
const row = (refkey: number, clicks: number) => ({
  refkey,
  day: VIEW.period.from,
  clicks,
  impressions: 9,
  conversions: 0,
})
const rows = (list: ReturnType<typeof rowsOf>) => ({
  ...comparedRows(list, null, { period: VIEW.period, comparison: null }),
  isComplete: true,
})
const REPORT: Loadable<ReportReading> = testLoadable({
  tableRows: rows(rowsOf([row(11, 5), row(12, 4)], 'item')),
  campaignRows: rows(rowsOf([row(1, 9)])),
  today: TODAY,
})
const campaign = { id: 1, name: 'One', adId: 21, titleId: 31, countryId: 'IE', startsOn: null, endsOn: null }
const campaigns = [{ ...campaign, platform: 'gad' as const }]
const items = [11, 12].map((id) => ({ id, name: `Creative ${id}`, campaignId: 1, platform: 'gad' as const }))

const PENDING: ReportNames = {
  ...testLoadable(reportTree({ campaigns }), { isComplete: false, loading: true, progress: { loaded: 0, total: 1 } }),
  campaignsWithoutItems: [],
}
const LOADED: ReportNames = { ...testLoadable(reportTree({ campaigns, items })), campaignsWithoutItems: [] }

function read(names: ReportNames, change: Partial<ReportView> = {}, rowsOfReport = REPORT) {
  const props = { ...testReportProps, report: rowsOfReport, names, view: { ...VIEW, ...change }, today: TODAY }
  const { result } = renderHook(
    () => {
      const model = useReportModel(props)
      return { model, order: useTableOrder(model.report), actions: useReportActions(props, model) }
    },
    { wrapper: Notifications },
  )
  const { report } = result.current.model
  return {
    waitsForNames: report?.waitsForNames ?? true,
    rows: result.current.order?.indices.length ?? null,
    total: report && countAt(report.totals.now, 0, 'gad', 'clicks'),
    files: result.current.actions.exports.flatMap(({ key, run }) => (run === null ? [] : [key])),
  }
}

it('has its totals by platform from the campaigns at once, and no file of its rows', () => {
  expect(read(PENDING)).toEqual({ waitsForNames: false, rows: 2, total: 9, files: ['png', 'svg', 'print'] })
  expect(read(LOADED)).toMatchObject({
    rows: 2,
    total: 9,
    files: ['csvShown', 'csvExcel', 'csvAll', 'png', 'svg', 'print'],
  })
})

it('waits for the names with all figures if it is searched', () => {
  expect(read(PENDING, { q: 'creative 12' })).toMatchObject({ waitsForNames: true, rows: null, total: null })
  expect(read(LOADED, { q: 'creative 12' })).toMatchObject({ waitsForNames: false, rows: 1, total: 4 })
})

it.each<[string, Partial<ReportView>]>([
  ['the names say which ads', { by: ['item', 'ad'] }],
  ['the names say which platforms', { platforms: ['gad'] }],
])('waits with the table where %s', (_, change) => {
  expect(read(PENDING, change)).toMatchObject({ waitsForNames: true, total: 9 })
  expect(read(LOADED, change)).toMatchObject({ waitsForNames: false, total: 9 })
})

it('shows what there is once names have failed', () => {
  const failed = { ...PENDING, loading: false, failure: testFailure(500) }
  expect(read(failed, { by: ['item', 'ad'] })).toMatchObject({ waitsForNames: false, rows: 2 })
})

it('has no file of a previous question while another one loads', () => {
  expect(read(LOADED, {}, { ...REPORT, loading: true, isComplete: false }).files).toEqual(['print'])
})
