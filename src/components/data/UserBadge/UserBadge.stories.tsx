import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { UserBadge } from './UserBadge.tsx'

const meta: Meta<typeof UserBadge> = {
  title: 'Components/Data/UserBadge',
  component: UserBadge,
  tags: ['autodocs'],
  args: { accountName: 'Harbour & Vale', fullName: 'Imogen Ashby' },
  parameters: {
    docs: {
      description: {
        component:
          'The content of the user menu’s button. Below 768px only the avatar is visible; `label` names the button. In a list of users put an Avatar next to the name.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof UserBadge>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbour & Vale')).toBeVisible()
    await expect(canvas.getByText('IA')).toBeVisible()
  },
}

// spec 2.32
export const Masquerading: Story = {
  args: { accountName: 'Quill & Anchor Press', masquerading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('IA')).toBeNull()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    accountName: 'The Honourable Society of Quill and Anchor Printers',
    fullName: 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine',
  },
}

export const RightToLeft: Story = { args: { accountName: 'دار الميناء والوادي', fullName: 'يوسف حداد' } }

export const Mobile: Story = { globals: { viewport: { value: 'w390' } } }
