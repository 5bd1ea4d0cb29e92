import { afterEach, describe, expect, it } from 'vitest'
import { toLocalDay } from '#domain/day.ts'
import { readPages } from '#api/readPages.ts'
import { comparisonPeriod } from '#domain/report/comparison.ts'
import { chartLines } from '#domain/report/chartLines.ts'
import { stepOf } from '#domain/report/dimensions.ts'
import { reportCsv } from '#domain/report/reportCsv.ts'
import { reportTree } from '#domain/report/reportTree.ts'
import { reportAddress } from '#domain/report/reportView.ts'
import { sortReport } from '#domain/report/sortReport.ts'
import { reportList, rowStep } from '#api/reportList.ts'
import { createReportServer } from '#app/testing/testServer.ts'
import { groupReport } from '#domain/report/groupReport.ts'

const originalZone = process.env.TZ
afterEach(() => {
  if (originalZone === undefined) delete process.env.TZ
  else process.env.TZ = originalZone
})

/** Zones west and east of UTC with a clock change in the periods below, and zones without one. */
const ZONES = [
  ['America/Los_Angeles', 480],
  ['UTC', 0],
  ['Pacific/Auckland', -780],
  ['Pacific/Tongatapu', -780],
] as const

const ADDRESSES = [
  '',
  '?g=day&from=2026-10-20&to=2026-11-10&cmp=lastYear',
  '?g=campaign,day&from=2026-09-20&to=2026-10-05&cmp=previousWeekdays&sort=-gad.clicks.change,day',
  '?g=month&from=2026-03-01&to=2026-10-31&cmp=previous&p=gad,mad',
  '?g=title.month&from=2026-01-31&to=2026-02-28&region=IE&entity_id=3&cmp=none',
]

const TREE = reportTree({
  campaigns: Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    name: `Campaign ${index + 1}`,
    adId: 20 + (index % 2),
    titleId: 30,
    platform: (['gad', 'mad', 'pad'] as const)[index % 3] ?? null,
    countryId: 'IE',
    startsOn: '2026-02-10',
    endsOn: null,
  })),
})

/** Everything from the URL to the exported file, as plain data. */
async function describeReport(address: string): Promise<unknown> {
  const today = toLocalDay(new Date(2026, 10, 20, 12))
  const { value: view, problems: ignored } = reportAddress(today).read(address)
  const comparison = comparisonPeriod(view.period, view.comparison, '2026-11-20')
  const step = view.by.includes('day') || (view.per ?? stepOf(view.period)) === 'day' ? 'day' : 'month'
  const question = { ...view, comparison, of: 'campaign', step } as const
  const lists = [view.period, ...(comparison ? [comparison] : [])].map((period) => reportList(question, period, today))
  const { client } = createReportServer(150)
  const [now = [], earlier = []] = await Promise.all(
    lists.map(({ endpoint, body }) => readPages(client.call, endpoint, { body, limit: 10 })),
  )
  const per = rowStep(question, today)
  const rows = {
    of: 'campaign' as const,
    per,
    now: { period: view.period, rows: now },
    earlier: comparison && { period: comparison, rows: earlier },
  }
  const options = { platforms: view.platforms, fill: true, today }
  const report = groupReport(rows, TREE, { ...options, by: view.by })
  const overTime = groupReport(rows, TREE, { ...options, by: [per] })
  return {
    today,
    ignored,
    bodies: lists.map(({ body }) => body),
    csv: reportCsv(report, sortReport(report, view.sort), { earlier: comparison !== null }),
    lines: chartLines(overTime, view.measure),
  }
}

describe('a report from its URL to its file', () => {
  it.each(ADDRESSES)('is the same in every time zone: %s', async (address) => {
    const reports: unknown[] = []
    for (const [zone, offset] of ZONES) {
      process.env.TZ = zone
      // Makes sure the time zone is in effect.
      expect(new Date('2026-11-20T15:30:00Z').getTimezoneOffset()).toBe(offset)
      reports.push(await describeReport(address))
    }
    for (const report of reports) expect(report).toEqual(reports[0])
    expect(reports[0]).toMatchObject({ today: '2026-11-20', ignored: [] })
  })

  it('has the days of the URL', async () => {
    process.env.TZ = 'America/Los_Angeles'
    expect(await describeReport('?g=day&from=2026-10-20&to=2026-11-10&cmp=lastYear')).toMatchObject({
      bodies: [
        { day_from: '2026-10-20', day_to: '2026-11-10', order_by: 'day|refkey' },
        { day_from: '2025-10-20', day_to: '2025-11-10', order_by: 'day|refkey' },
      ],
      csv: expect.stringContaining('\n2026-10-20,2025-10-20,') as string,
    })
  })
})
