import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { Card } from '#components/layout/Card/Card.tsx'
import { ChartSkeleton, FiguresSkeleton } from './FiguresSkeleton.tsx'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonLine } from './Skeleton.tsx'

const meta: Meta<typeof Skeleton> = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Shapes of what comes, in a busy region: lines, blocks, circles; figures and a chart ready made. Give one to Resource, which shows it after 150 ms and keeps it at least 300. Not over old data: that stays, dimmed.',
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

export const FiguresAndChart: Story = {
  render: () => (
    <Card>
      <Skeleton label="Loading figures">
        <FiguresSkeleton />
        <Gap />
        <ChartSkeleton />
      </Skeleton>
    </Card>
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

const Gap = styled.div`
  height: var(--sp-4);
`
