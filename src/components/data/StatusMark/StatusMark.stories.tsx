import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { StatusMark } from './StatusMark.tsx'

const meta: Meta<typeof StatusMark> = {
  title: 'Components/Data/StatusMark',
  component: StatusMark,
  tags: ['autodocs'],
  args: { status: 'live', label: 'Live' },
  parameters: {
    docs: {
      description: {
        component:
          'The state of a title, an ad, a campaign or an item: a shape and a word, never a colour alone. Not for outcomes of an action: those are notifications.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof StatusMark>

export const Live: Story = {}

const all = [
  ['live', 'Live'],
  ['review', 'In review'],
  ['paused', 'Paused'],
  ['draft', 'Draft'],
  ['ended', 'Ended'],
  ['rejected', 'Rejected'],
  [null, 'Unknown'],
] as const

export const AllStatuses: Story = {
  render: () => (
    <Row>
      {all.map(([status, label]) => (
        <StatusMark key={label} status={status} label={label} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rejected')).toBeVisible()
  },
}

/** A word the product does not know keeps its own name under the shape of the unknown. */
export const NewWord: Story = { args: { status: 'archived', label: 'archived' } }

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-4);
`
