import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { Panel } from './Panel.tsx'

const meta: Meta<typeof Panel> = {
  title: 'Components/Layout/Panel',
  component: Panel,
  tags: ['autodocs'],
  args: { title: 'Top ads', children: <p>What the panel holds.</p> },
  argTypes: { beside: { control: false }, actions: { control: false }, children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A part of a page with a heading of its own: a chart, a list, a form. Never one inside another. Main tables stand on the page without one; a surface without a heading is a Card.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Panel>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Top ads' })).toHaveTextContent('What the panel holds.')
  },
}

export const WithActions: Story = {
  args: { beside: <span className="small t3">Last 28 days</span>, actions: <Button size="s">See all 14</Button> },
}

export const Flush: Story = {
  args: {
    flush: true,
    children: (
      <div style={{ borderTop: '1px solid var(--line)', padding: 'var(--sp-3) var(--sp-5)' }}>
        Reaches from edge to edge.
      </div>
    ),
  },
}

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3),
    actions: <Button size="s">See all</Button>,
  },
  globals: { viewport: { value: 'w390' } },
}

export const Dashed: Story = { args: { edge: 'dashed' } }
