import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TokenGroupTable } from './TokenGroupTable.tsx'
import { TOKEN_GROUPS } from './tokens.ts'

type GroupId = (typeof TOKEN_GROUPS)[number]['id']

/** The groups of one story, each with its table. */
function Groups({ ids }: { ids: readonly GroupId[] }) {
  return ids.map((id) => {
    const group = TOKEN_GROUPS.find((each) => each.id === id)
    return group === undefined ? null : <TokenGroupTable key={id} group={group} />
  })
}

const meta: Meta<typeof Groups> = {
  title: 'Foundations/Tokens',
  component: Groups,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Every token, drawn from the one file that holds them (`src/components/theme/tokens.ts`). Styles use these custom properties and nothing else: a unit test refuses unknown names and literal colours. Contrast is WCAG 2.2; text needs 4.5, control edges and marks 3.',
      },
    },
    controls: { disable: true },
  },
}
export default meta
type Story = StoryObj<typeof Groups>

export const Colours: Story = {
  args: { ids: ['surface', 'line', 'text', 'lamp', 'status', 'platform', 'chart'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /--text-3/ })).toHaveTextContent('6.2 on bg')
  },
}

export const Type: Story = { args: { ids: ['font', 'font-size', 'line-height', 'font-weight', 'tracking'] } }

export const SpaceAndSize: Story = { args: { ids: ['space', 'radius', 'size'] } }

export const Elevation: Story = { args: { ids: ['elevation'] } }

export const Motion: Story = { args: { ids: ['duration', 'easing'] } }

export const Layers: Story = { args: { ids: ['layer'] } }
