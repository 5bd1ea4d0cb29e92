import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { Panel } from './Panel.tsx'

const meta: Meta<typeof Panel> = {
  title: 'Components/Layout/Panel',
  component: Panel,
  tags: ['autodocs'],
  args: { title: 'Top ads', children: <p>Content of the panel.</p> },
  parameters: {
    docs: {
      description: {
        component:
          'A Card with a heading, for a part of a page: a chart, a list, a form. Don’t nest panels. A page’s main table needs no panel.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Panel>

// spec 2.38
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Top ads' })).toHaveTextContent('Content of the panel.')
  },
}

export const WithActions: Story = {
  args: { titleNote: <span className="small t3">Last 28 days</span>, actions: <Button size="s">See all 14</Button> },
}

export const Flush: Story = {
  args: {
    flush: true,
    children: (
      <div style={{ borderTop: '1px solid var(--line)', padding: 'var(--sp-3) var(--sp-5)' }}>
        Extends from edge to edge.
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
