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
          'A lit shelf with a missing book: small in Empty, large on “not found” pages. Decorative, so always add text.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof EmptyShelfScene>

export const Small: Story = {}

export const Large: Story = { args: { size: 'large' } }
