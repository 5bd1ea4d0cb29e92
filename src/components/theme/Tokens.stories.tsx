import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TokenGroupTable } from './testing/TokenGroupTable.tsx'
import { TOKEN_GROUPS } from './tokens.ts'

type GroupId = (typeof TOKEN_GROUPS)[number]['id']

/** A story of the tables of several token groups. */
const groups = (...ids: GroupId[]): Story => ({
  render: () => (
    <>
      {ids
        .flatMap((id) => TOKEN_GROUPS.filter((group) => group.id === id))
        .map((group) => (
          <TokenGroupTable key={group.id} group={group} />
        ))}
    </>
  ),
})

const meta: Meta = {
  title: 'Foundations/Tokens',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'All design tokens, from `src/components/theme/tokens.ts`, each to copy as CSS or TypeScript. For design tools, in the Design Tokens Community Group format: <a href="./tokens.json" target="_blank">tokens.json</a>. Styles use only these custom properties: a unit test rejects unknown names and literal colours. Contrast as in WCAG 2.2, dark and light: at least 4.5 for text, 3 for icons and the borders of controls.',
      },
    },
    controls: { disable: true },
  },
}
export default meta
type Story = StoryObj

export const Colours: Story = {
  ...groups('surface', 'text', 'lamp', 'status', 'platform', 'chart'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /--text-3/ })).toHaveTextContent('6.2, 5.3 on bg')
  },
}

export const Borders: Story = groups('line')

// spec 9.9
export const Type: Story = {
  ...groups('font', 'font-size', 'line-height', 'font-weight', 'tracking'),
  play: async () => {
    await expect(getComputedStyle(document.body).fontFamily).toMatch(/^"?Poppins/)
    await expect(document.fonts.check('16px Poppins')).toBe(true)
  },
}

export const SpaceAndSize: Story = groups('space', 'radius', 'size')

export const Elevation: Story = groups('elevation')

export const Motion: Story = groups('duration', 'easing')

export const Layers: Story = groups('layer')
