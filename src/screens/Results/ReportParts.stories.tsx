import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { testLoadable } from '#domain/testing/testLoadable.ts'
import { FiguresPanel } from './chart/FiguresPanel.tsx'
import { RowsSection } from './table/RowsSection.tsx'
import { ExampleReport, NAMES, TODAY, VIEW } from './testing/ExampleReport.tsx'

const renderLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />
const onChange = fn()
const onSearch = fn()
const links = { title: () => null, ad: () => '#ad', report: () => '#report', share: () => '#share' }
const common = { view: VIEW, onChange, names: NAMES, isSmall: false, today: TODAY }

const figures = {
  ...common,
  step: 'day',
  rows: testLoadable({}),
  isPartial: false,
  namesPending: false,
} as const
const rows = {
  ...common,
  kind: 'ad',
  links,
  renderLink,
  onSearch,
  onClearSearch: fn(),
  chosenColumns: ['clicks', 'impressions', 'conversions', 'change'],
  onColumns: fn(),
  loading: null,
  pictures: { titles: new Map<number, string>(), ads: new Map<number, string>() },
} as const

/** The two parts of a report with props of their own, without requests. */
const meta: Meta = {
  title: 'Screens/Dashboard/Ad results/Parts',
  id: 'screens-ad-results-parts',
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'Ad results' },
}
export default meta

/** Totals and chart. Pressing a total asks for its measure. */
export const Figures: StoryObj = {
  render: () => <ExampleReport>{(report) => <FiguresPanel {...figures} report={report} />}</ExampleReport>,
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Totals for the period' }))
    await userEvent.click(panel.getByRole('button', { name: /^Impressions/ }))
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ measure: 'impressions' }))
  },
}

/** Before the first rows. */
export const FiguresLoading: StoryObj = {
  render: () => (
    <ExampleReport>
      {() => <FiguresPanel {...figures} report={null} rows={testLoadable(undefined, { loading: true })} />}
    </ExampleReport>
  ),
}

/** While pages arrive: figures so far, without changes. */
export const FiguresSoFar: StoryObj = {
  render: () => (
    <ExampleReport isComplete={false}>
      {(report) => (
        <FiguresPanel
          {...figures}
          report={report}
          isPartial
          rows={testLoadable({}, { isComplete: false, loading: true, progress: { loaded: 40, total: 224 } })}
        />
      )}
    </ExampleReport>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('progressbar')
    await expect(within(canvasElement).queryByText(/ pp$/)).toBeNull()
  },
}

/** The rows with their totals and what moved. Pressing a head asks for its order. */
export const Rows: StoryObj = {
  render: () => <ExampleReport>{(report) => <RowsSection {...rows} scope="" report={report} />}</ExampleReport>,
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table'))
    await userEvent.click(table.getAllByRole('button', { name: /Impr/ })[0] ?? canvasElement)
    await expect(onChange).toHaveBeenLastCalledWith({ sort: [{ key: 'impressions', descending: true }] })
  },
}

/** A search that no row matches. */
export const RowsWithoutMatch: StoryObj = {
  render: () => (
    <ExampleReport view={{ ...VIEW, q: 'lighthouse' }}>
      {(report) => <RowsSection {...rows} scope="" view={{ ...VIEW, q: 'lighthouse' }} report={report} />}
    </ExampleReport>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rows match “lighthouse”')).toBeVisible()
  },
}
