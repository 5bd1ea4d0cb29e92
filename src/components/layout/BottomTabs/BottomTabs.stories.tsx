import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Images } from 'lucide-react'
import { expect } from 'storybook/test'
import { matchesMediaQuery, SMALL_SCREEN } from '#components/lib/useMediaQuery.ts'
import { BottomTabs } from './BottomTabs.tsx'

const meta: Meta<typeof BottomTabs> = {
  title: 'Components/Layout/BottomTabs',
  component: BottomTabs,
  tags: ['autodocs'],
  args: {
    label: 'Main',
    items: [
      { id: 'titles', label: 'Titles', to: '#titles', current: true, icon: BookOpen },
      { id: 'ads', label: 'Ads', to: '#ads', current: false, icon: Images },
    ],
    renderLink: ({ to, ...rest }) => <a href={to} {...rest} />,
  },
  globals: { viewport: { value: 'w390' } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '120px' },
      description: {
        component:
          'The main navigation on small screens: two to four items. From 768px use NavTabs with the same items.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof BottomTabs>

// spec 2.28
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Titles', hidden: true })
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(link.checkVisibility()).toBe(matchesMediaQuery(SMALL_SCREEN))
  },
}

// spec 2.28
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'w390' } } }
