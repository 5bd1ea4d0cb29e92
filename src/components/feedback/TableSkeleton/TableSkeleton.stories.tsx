import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleColumns, ExampleTable, type ExampleRow } from '#components/data/DataTable/testing/ExampleTable.tsx'
import { SkeletonBlock, SkeletonCircle } from '#components/feedback/Skeleton/Skeleton.tsx'
import { CardSurface } from '#components/layout/Panel/CardSurface.ts'
import { TableSkeleton, type TableSkeletonProps } from './TableSkeleton.tsx'

const meta: Meta<TableSkeletonProps<ExampleRow>> = {
  title: 'Components/Feedback/TableSkeleton',
  component: TableSkeleton,
  tags: ['autodocs'],
  args: { columns: exampleColumns, rows: 4 },
  parameters: {
    docs: {
      description: {
        component:
          'A placeholder for a DataTable. Give it the columns and the layout of the table, so that nothing moves when the rows come. For figures and charts use Skeleton.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Titles: Story = {
  args: {
    image: <SkeletonBlock width={24} height={36} cover />,
    nameLines: 2,
    hasTotals: true,
    isSelectable: true,
    sort: [{ key: 'clicks', descending: true }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByRole('columnheader')).toBeNull()
    await expect(canvasElement.querySelector('[inert]')).toBeVisible()
  },
}

export const People: Story = { args: { image: <SkeletonCircle size={32} />, rowHeight: 52 } }

export const InAPanel: Story = {
  args: { surface: 'panel' },
  render: (args) => (
    <CardSurface style={{ padding: 'var(--sp-5)' }}>
      <TableSkeleton {...args} />
    </CardSurface>
  ),
}

/** Columns, head, rows and totals stand where those of the table do. */
export const BesideItsTable: Story = {
  args: { rows: 12, hasTotals: true },
  // Half a window each is too narrow for the columns, so that both scroll sideways in boxes.
  globals: { viewport: { value: 'w1200' } },
  render: (args) => (
    // Side by side below the bar, so that heads and totals stick alike.
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', paddingTop: 'var(--bar-h)' }}>
      <TableSkeleton {...args} />
      <ExampleTable />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton = null, table = null] = Array.from(canvasElement.querySelectorAll('.data-table'), boxes)
    await expect(skeleton).not.toBeNull()
    await expect(skeleton).toEqual(table)
  },
}

/** Cells by their place in the table. */
function boxes(table: Element): number[][] {
  const { top, left } = table.getBoundingClientRect()
  return Array.from(table.querySelectorAll('thead th, tbody tr:nth-child(3) > *, tfoot tr > *'), (cell) => {
    const box = cell.getBoundingClientRect()
    return [box.top - top, box.left - left, box.width, box.height].map(Math.round)
  })
}

export const OnAPhone: Story = { args: { hasTotals: true }, globals: { viewport: { value: 'w390' } } }

export const Light: Story = { args: { hasTotals: true }, globals: { theme: 'light' } }
