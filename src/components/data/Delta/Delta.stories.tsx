import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { Delta } from './Delta.tsx'

const meta: Meta<typeof Delta> = {
  title: 'Components/Data/Delta',
  component: Delta,
  tags: ['autodocs'],
  args: { change: 0.045, kind: 'percent' },
  parameters: {
    docs: {
      description: {
        component:
          'Change from an earlier period: of a count in percent with one decimal place, of a ratio such as CTR in percentage points with two. Only the arrow is coloured. Not for absolute differences of counts.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Delta>

export const Up: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up')).toBeInTheDocument()
  },
}

export const Down: Story = { args: { change: -0.002 } }

export const Unchanged: Story = { args: { change: 0 } }

/** The earlier figure was 0. */
export const New: Story = { args: { change: 'new' } }

/** The figure is 0 in this period. */
export const Gone: Story = { args: { change: 'gone' } }

/** There is no earlier period. */
export const NothingToCompare: Story = { args: { change: null } }

/** There is one, but with different days. */
export const NotComparable: Story = {
  args: { change: null, reason: 'Not comparable: 7 days vs 4' },
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not comparable: 7 days vs 4')).toBeInTheDocument()
    await expect(canvas.getByTitle('Not comparable: 7 days vs 4')).toHaveTextContent('–')
  },
}

/** A ratio: CTR of 2.03% after 1.82%. */
export const PointsUp: Story = {
  args: { change: 0.0203 - 0.0182, kind: 'points' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('up')).toBeInTheDocument()
    await expect(canvas.getByText('pp')).toBeVisible()
    await expect(canvas.getByText('percentage points')).toBeInTheDocument()
  },
}

export const PointsDown: Story = { args: { change: -0.0034, kind: 'points' } }

export const PointsUnchanged: Story = { args: { change: 0, kind: 'points' } }

export const InAColumn: Story = {
  render: () => (
    <Column>
      {([0.045, -0.118, 12.5, 0, 'new', 'gone', null] as const).map((change) => (
        <Delta key={change} change={change} kind="percent" />
      ))}
    </Column>
  ),
}

export const PointsInAColumn: Story = {
  render: () => (
    <Column>
      {([0.0021, -0.118, 0, 'new', 'gone', null] as const).map((change) => (
        <Delta key={change} change={change} kind="points" />
      ))}
    </Column>
  ),
}

export const Light: Story = { ...PointsInAColumn, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }

const Column = styled.div`
  display: grid;
  justify-items: end;
  width: max-content;
  gap: var(--sp-2);
`
