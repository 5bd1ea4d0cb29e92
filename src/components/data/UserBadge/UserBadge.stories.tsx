import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UserBadge } from './UserBadge.tsx'

const meta: Meta<typeof UserBadge> = {
  title: 'Components/Data/UserBadge',
  component: UserBadge,
  tags: ['autodocs'],
  args: { accountName: 'Harbour & Vale', personName: 'Imogen Ashby' },
  parameters: {
    docs: {
      description: {
        component:
          'What the button of the user menu holds. Below 768px only the avatar is seen; `label` says what the button does. In a list of people use Avatar beside the name.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof UserBadge>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour & Vale')).toBeVisible()
  },
}

export const Masquerading: Story = { args: { accountName: 'Quill & Anchor Press', masquerading: true } }

export const LongText: Story = {
  args: {
    accountName: 'The Honourable Society of Quill and Anchor Printers',
    personName: 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine',
  },
}

export const RightToLeft: Story = { args: { accountName: 'دار الميناء والوادي', personName: 'يوسف حداد' } }

export const Mobile: Story = { globals: { viewport: { value: 'w390' } } }
