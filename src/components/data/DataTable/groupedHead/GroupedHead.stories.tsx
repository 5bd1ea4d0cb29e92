import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DataTable } from '../DataTable.tsx'
import { ExampleReport, exampleReportColumns, exampleReportRows } from './ExampleReport.tsx'

const meta: Meta<typeof ExampleReport> = {
  title: 'Components/Data/DataTable, grouped heads',
  // Documented by its own props; ExampleReport gives it rows, groups and a sort.
  component: DataTable as unknown as typeof ExampleReport,
  tags: ['autodocs'],
  render: (args) => <ExampleReport {...args} />,
  // Nothing covers the upper edge of a story, as the bars of the app do.
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
      description: {
        component: `For the same few figures of several things side by side, platforms above all: columns carry a \`group\`, and the table is given \`head={GroupedHead}\`. Where the columns do not fit, the table scrolls in a box of its own and the first column stays. For one figure of each thing no group is needed.

**APG [sortable table](https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/), native table with column groups**

- Each group is a head with scope colgroup, so that its name is read with every figure below it.
- The sort buttons, and the status line that tells the order, name the group too. Their keys are those of any DataTable.`,
      },
      story: { inline: false, height: '480px' },
    },
  },
}
export default meta
type Story = StoryObj<typeof ExampleReport>

export const ByPlatform: Story = {
  args: { opened: ['t0'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader').map((head) => head.getAttribute('scope'))).toContain('colgroup')
    await userEvent.click(canvas.getByRole('button', { name: 'Google Clicks' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('40 titles, sorted by Google Clicks, falling')
    const [group, column] = [
      canvasElement.querySelector('.groups > th'),
      canvasElement.querySelector('.groups + tr > .rule'),
    ]
    await expect(group?.getBoundingClientRect().left).toBe(column?.getBoundingClientRect().left)
    await expect([group?.getBoundingClientRect().height, column?.getBoundingClientRect().height]).toEqual([36, 32])
  },
}

export const Light: Story = { args: { opened: ['t0'] }, globals: { theme: 'light' } }

/** Both rows of heads stay at the upper edge, totals at the lower. */
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 600)
    const heads = canvasElement.querySelectorAll('thead tr')
    await waitFor(() => expect(heads[0]?.getBoundingClientRect().top).toBe(0))
    await expect(heads[1]?.getBoundingClientRect().top).toBe(36)
  },
}

/** Below 1360px the table scrolls in a box of its own; the first column stays. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w1200' } },
  args: { opened: ['t0'] },
  play: async ({ canvasElement }) => {
    const box = () => canvasElement.querySelector<HTMLElement>('[data-scroll="box"]')
    await waitFor(() => expect(box()).not.toBeNull())
    box()?.scrollTo({ left: 300, top: 200 })
    const lefts = () =>
      [...canvasElement.querySelectorAll('tbody tr:not(.gap) > :first-child, thead tr > :first-child')].map(
        (cell) => cell.getBoundingClientRect().left,
      )
    await waitFor(() => expect(new Set(lefts())).toEqual(new Set([box()?.getBoundingClientRect().left])))
    await expect(box()?.scrollLeft).toBeGreaterThan(0)
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'w390' } } }

const ODD = ['name', 'gad clicks', 'mad clicks', 'mad impressions', 'all clicks', 'change']

/** A group of one, columns without a group, a title that is cut. */
export const OddGroups: Story = {
  args: {
    rows: exampleReportRows(3),
    columns: ODD.flatMap((key) => exampleReportColumns.find((column) => column.key === key) ?? []).map((column) => {
      const { group, ...bare } = column
      if (column.key === 'change') return bare
      return group?.label === 'All platforms'
        ? { ...bare, group: { label: 'All platforms and everything else that was ever counted' } }
        : column
    }),
    totals: false,
  },
}
