import { testLoadable } from '#domain/testing/testLoadable.ts'
import type { ReportScreenProps } from '../ReportScreenProps.ts'
import { COMPLETE, NAMES, TODAY, VIEW } from './ExampleReport.tsx'

const nothing = () => undefined

/** A report of ads, complete and with its names, that leads nowhere. */
export const testReportProps: ReportScreenProps = {
  kind: 'ad',
  listHref: '/ads',
  onlyTitle: null,
  report: testLoadable({ tableRows: COMPLETE, campaignRows: COMPLETE, today: TODAY }),
  names: NAMES,
  titles: testLoadable([]),
  choices: testLoadable([]),
  onChoosing: nothing,
  pictures: { titles: new Map(), ads: new Map() },
  view: VIEW,
  onView: nothing,
  today: TODAY,
  countryNames: new Map(),
  links: { title: () => null, ad: () => null, report: () => '/', share: () => '/' },
  renderLink: ({ to, ...rest }) => <a href={to} {...rest} />,
  savedColumns: null,
  onColumnsChange: nothing,
  savedViews: [],
  onSavedViewsChange: nothing,
}
