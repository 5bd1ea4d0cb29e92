import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '#components/layout/Card/Card.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

const meta: Meta<typeof TableSkeleton> = {
  title: 'Components/Feedback/TableSkeleton',
  component: TableSkeleton,
  tags: ['autodocs'],
  args: { rows: 4 },
  argTypes: { columns: { table: { defaultValue: { summary: 'a cover, two lines, figures' } } } },
  parameters: {
    docs: {
      description: {
        component:
          'A placeholder for a table or list. Give it the table’s columns and row height to avoid layout shifts. For figures and charts use Skeleton.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof TableSkeleton>

export const Titles: Story = {
  render: (args) => (
    <Card>
      <TableSkeleton {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
  },
}

export const People: Story = {
  args: {
    columns: [{ kind: 'avatar' }, { kind: 'lines' }, { kind: 'line', width: 160 }, { kind: 'figure', width: 80 }],
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w390' } } }
