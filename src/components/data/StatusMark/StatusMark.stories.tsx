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
          'The status of a title, an ad, a campaign or a creative, as a shape and a word, never colour alone. For the outcome of an action use a notification.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof StatusMark>

export const Live: Story = {}

const statuses = [
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
      {statuses.map(([status, label]) => (
        <StatusMark key={label} status={status} label={label} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rejected')).toBeVisible()
  },
}

/** A status the product doesn't know keeps its name, with the shape for unknown. */
export const NewWord: Story = { args: { status: 'archived', label: 'archived' } }

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-4);
`
