import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TokenGroupTable } from './TokenGroupTable.tsx'
import { TOKEN_GROUPS } from './tokens.ts'

type GroupId = (typeof TOKEN_GROUPS)[number]['id']

/** The tables of several token groups. */
function TokenGroups({ ids }: { ids: readonly GroupId[] }) {
  return ids.map((id) => {
    const group = TOKEN_GROUPS.find((candidate) => candidate.id === id)
    return group === undefined ? null : <TokenGroupTable key={id} group={group} />
  })
}

const meta: Meta<typeof TokenGroups> = {
  title: 'Foundations/Tokens',
  component: TokenGroups,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'All design tokens, from `src/components/theme/tokens.ts`. Styles use only these custom properties: a unit test rejects unknown names and literal colours. Contrast as in WCAG 2.2: at least 4.5 for text, 3 for icons and the borders of controls.',
      },
    },
    controls: { disable: true },
  },
}
export default meta
type Story = StoryObj<typeof TokenGroups>

export const Colours: Story = {
  args: { ids: ['surface', 'text', 'lamp', 'status', 'platform', 'chart'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /--text-3/ })).toHaveTextContent('6.2 on bg')
  },
}

export const Borders: Story = { args: { ids: ['line'] } }

export const Type: Story = { args: { ids: ['font', 'font-size', 'line-height', 'font-weight', 'tracking'] } }

export const SpaceAndSize: Story = { args: { ids: ['space', 'radius', 'size'] } }

export const Elevation: Story = { args: { ids: ['elevation'] } }

export const Motion: Story = { args: { ids: ['duration', 'easing'] } }

export const Layers: Story = { args: { ids: ['layer'] } }
