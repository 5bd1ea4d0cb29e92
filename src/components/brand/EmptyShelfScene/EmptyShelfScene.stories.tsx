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
          'A shelf with a missing book in the light: small inside Empty, large on pages that were not found. Decoration; it never stands without words.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof EmptyShelfScene>

export const Small: Story = {}

export const Large: Story = { args: { size: 'large' } }
