import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { matchesMediaQuery } from '#components/lib/useMediaQuery.ts'
import { TABLE_KEYS } from '#components/lib/testing/keys.ts'
import { DataTable } from '../DataTable.tsx'
import { findScroller } from '../testing/findScroller.ts'
import { ExampleReport, exampleReportColumns, exampleReportRows } from './testing/ExampleReport.tsx'
import { GROUPED_HEAD_USAGE } from './testing/groupedHeadUsage.ts'

/** An arg of the example alone. */
const HIDDEN = { table: { disable: true } }

const meta: Meta<typeof ExampleReport> = {
  title: 'Components/Data/DataTable, grouped heads',
  // Documents the props of DataTable; ExampleReport adds rows, groups and a sort.
  component: DataTable as unknown as typeof ExampleReport,
  tags: ['autodocs'],
  render: (args) => <ExampleReport {...args} />,
  argTypes: { opened: HIDDEN, totals: HIDDEN },
  // A story has no top bar to stick below.
  decorators: [
    (Story) => (
      <div style={{ '--sticky-top': '0px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      keys: TABLE_KEYS,
      story: { inline: false, height: '480px' },
      description: {
        component: `For comparing the same few figures side by side, mainly by platform: columns have a \`group\`, and the table gets \`Header={GroupedHead}\`. If the columns don’t fit, the table scrolls sideways with a sticky first column. A single figure per platform needs no group.

**ARIA pattern: [sortable table](https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/), native table with column groups**

- Each group is a header with scope colgroup, so screen readers read its name with every figure below it.
- The sort buttons and the status line include the group’s name.`,
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof ExampleReport>

export const ByPlatform: Story = {
  args: { opened: ['t0'] },
  parameters: GROUPED_HEAD_USAGE,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.getAttribute('scope'))).toContain('colgroup')
    await userEvent.click(canvas.getByRole('button', { name: 'Google Clicks' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('40 titles, sorted by Google Clicks, highest first')
    const [group, column] = [
      canvasElement.querySelector('.groups > th'),
      canvasElement.querySelector('.groups + tr > .rule'),
    ]
    await expect(group?.getBoundingClientRect().left).toBe(column?.getBoundingClientRect().left)
    await expect([group?.getBoundingClientRect().height, column?.getBoundingClientRect().height]).toEqual([36, 32])
  },
}

export const Light: Story = { args: { opened: ['t0'] }, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }

/** Both header rows stick to the top, totals to the bottom. */
export const Scrolled: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 600)
    const heads = canvasElement.querySelectorAll('thead tr')
    await waitFor(() => expect(heads[0]?.getBoundingClientRect().top).toBe(0))
    await expect(heads[1]?.getBoundingClientRect().top).toBe(36)
  },
}

/** Below 1360px the table scrolls sideways with a sticky first column; up and down only the page scrolls. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w1200' } },
  args: { opened: ['t0'] },
  play: async ({ canvasElement }) => {
    const isNarrow = matchesMediaQuery('(max-width: 1359px)')
    await waitFor(() => expect(canvasElement.querySelector('[data-scroll="box"]') !== null).toBe(isNarrow))
    if (!isNarrow) return
    const scroller = await findScroller(canvasElement)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    window.scrollTo({ top: 200 })
    scroller.scrollTo({ left: 300 })
    const heads = () => [...canvasElement.querySelectorAll('.edge-copy[data-edge=top] tr')]
    await waitFor(() => expect(heads().map((head) => head.getBoundingClientRect().top)).toEqual([0, 36]))
    const lefts = () =>
      [...canvasElement.querySelectorAll('tbody tr:not(.gap) > :first-child, thead tr > :first-child')].map(
        (cell) => cell.getBoundingClientRect().left,
      )
    await waitFor(() => expect(new Set(lefts())).toEqual(new Set([scroller.getBoundingClientRect().left])))
    await expect(scroller.scrollLeft).toBeGreaterThan(0)
    window.scrollTo({ top: 0 })
  },
}

/** The right edge fades while there is more to the right; beside the first column, while there is more beneath it. */
export const FadingEdges: Story = {
  globals: { viewport: { value: 'w1200' } },
  parameters: NO_SNAPSHOT,
  play: async ({ canvasElement }) => {
    if (!matchesMediaQuery('(max-width: 1359px)')) return
    const box = await findScroller(canvasElement)
    const shown = () =>
      [...box.querySelectorAll<HTMLElement>('.fade[data-shown]')].map((fade) => {
        const [edge, frame] = [fade.getBoundingClientRect(), box.getBoundingClientRect()]
        return {
          side: fade.dataset.side,
          at: fade.dataset.side === 'left' ? edge.left - frame.left : edge.right - frame.left,
        }
      })
    const [left, right] = [
      { side: 'left', at: 150 },
      { side: 'right', at: box.clientWidth },
    ]
    await waitFor(() => expect(shown()).toEqual([right]))
    box.scrollTo({ left: 50 })
    await waitFor(() => expect(shown()).toEqual([left, right]))
    box.scrollTo({ left: box.scrollWidth })
    await waitFor(() => expect(shown()).toEqual([left]))
    box.scrollTo({ left: 0 })
    await waitFor(() => expect(shown()).toEqual([right]))
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'w390' } } }

const COLUMN_KEYS = ['name', 'gad clicks', 'mad clicks', 'mad impressions', 'all clicks', 'change']

/** A group of one column, columns without a group, a truncated group name. */
export const OddGroups: Story = {
  args: {
    rows: exampleReportRows(3),
    columns: COLUMN_KEYS.flatMap((key) => exampleReportColumns.find((column) => column.key === key) ?? []).map(
      (column) => {
        const { group, ...ungrouped } = column
        if (column.key === 'change') return ungrouped
        return group?.label === 'All platforms'
          ? { ...ungrouped, group: { label: 'All platforms and everything else that was ever counted' } }
          : column
      },
    ),
    totals: false,
  },
}
