import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { CardSurface } from '#components/layout/Panel/CardSurface.ts'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonLine } from './Skeleton.tsx'

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Placeholder shapes in a busy region: lines, blocks, circles, and a ready-made chart. Pass one to Resource, which shows it after 150 ms for at least 300 ms. Not for refetches: old data stays, dimmed.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Skeleton>

export const Shapes: Story = {
  render: () => (
    <Skeleton>
      <Row>
        <SkeletonCircle size={32} />
        <SkeletonBlock width={64} height={96} cover />
        <Lines>
          <SkeletonLine width="62%" />
          <SkeletonLine width="37%" height={8} />
          <SkeletonLine width="20%" height={20} />
        </Lines>
      </Row>
    </Skeleton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading').parentElement).toHaveAttribute('aria-busy', 'true')
  },
}

export const Chart: Story = {
  render: () => (
    <CardSurface style={{ padding: 'var(--sp-5)' }}>
      <Skeleton label="Loading">
        <ChartSkeleton />
      </Skeleton>
    </CardSurface>
  ),
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-4);
`

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: 6px;
`
