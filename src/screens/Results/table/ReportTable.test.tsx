import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Loadable } from '#domain/loadable.ts'
import { emptyStore, withPage } from '#domain/report/reportStore.ts'
import { reportTree, type ReportTree } from '#domain/report/reportTree.ts'
import { reportAddress } from '#domain/report/reportView.ts'
import type { ReportReading } from '#domain/report/reportReading.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { ReportTable } from './ReportTable.tsx'
import { useReportModel } from '../useReportModel.ts'

afterEach(cleanup)

const TODAY = '2026-11-20'
const nothing = () => undefined
const here = <T,>(data: T): Loadable<T> => ({
  data,
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
const view = reportAddress(TODAY, ['ad']).defaults
const props: Omit<ReportScreenProps, 'report'> = {
  kind: 'ad',
  defaultGrouping: ['ad'],
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
  onBack: nothing,
}

const row = (refkey: number, clicks: number) => ({
  refkey,
  day: view.period.from,
  clicks,
  impressions: 9,
  conversions: 0,
})
const firstPage = withPage(emptyStore('campaign', 'day'), [row(2, 5), row(3, 4)])
const read = (now: typeof firstPage) => ({
  ...here<ReportReading>({ period: view.period, comparison: null, now, earlier: null, whole: false }),
  long: null,
})

function Table({ report }: Pick<ReportScreenProps, 'report'>) {
  const model = useReportModel({ ...props, report })
  return model.figures && <ReportTable {...props} model={model} figures={model.figures} loading={null} />
}

it('keeps the focus on its row when further pages add rows before it', () => {
  const { rerender } = render(<Table report={read(firstPage)} />)
  const adLink = (name: string) => screen.getByRole('link', { name })
  const link = adLink('Ad 2')
  act(() => link.focus())
  rerender(<Table report={read(withPage(firstPage, [row(1, 9)], 2))} />)
  expect(adLink('Ad 1').closest('tr')?.dataset.at).toBe('0')
  expect(adLink('Ad 2')).toBe(link)
  expect(document.activeElement).toBe(link)
})
