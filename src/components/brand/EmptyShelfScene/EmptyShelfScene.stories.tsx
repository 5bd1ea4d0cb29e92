import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyShelfScene } from './EmptyShelfScene.tsx'

const meta: Meta<typeof EmptyShelfScene> = {
  title: 'Components/Brand/EmptyShelfScene',
  component: EmptyShelfScene,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A shelf with a missing book: small and lit in Empty, unlit in the PanelError of a page, large on “not found” and error pages. Decorative, so always add text.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof EmptyShelfScene>

export const Small: Story = {}

export const Unlit: Story = { args: { lit: false } }

export const Large: Story = { args: { size: 'large' } }
