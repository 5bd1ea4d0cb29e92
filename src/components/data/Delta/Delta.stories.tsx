import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { NO_SNAPSHOT } from '#components/lib/noSnapshot.ts'
import { Delta } from './Delta.tsx'

const meta: Meta<typeof Delta> = {
  title: 'Components/Data/Delta',
  component: Delta,
  tags: ['autodocs'],
  args: { change: 0.045 },
  parameters: {
    docs: {
      description: {
        component:
          'Relative change from an earlier period with one decimal place. Only the arrow is coloured. Not for differences in percentage points or absolute figures.',
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

export const InAColumn: Story = {
  render: () => (
    <Column>
      {([0.045, -0.118, 12.5, 0, 'new', 'gone', null] as const).map((change) => (
        <Delta key={change} change={change} />
      ))}
    </Column>
  ),
}

const Column = styled.div`
  display: grid;
  justify-items: end;
  width: max-content;
  gap: var(--sp-2);
`
