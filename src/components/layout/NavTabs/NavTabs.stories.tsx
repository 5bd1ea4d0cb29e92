import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Images } from 'lucide-react'
import { expect } from 'storybook/test'
import { TopBar } from '#components/layout/TopBar/TopBar.tsx'
import { NavTabs } from './NavTabs.tsx'

const meta: Meta<typeof NavTabs> = {
  title: 'Components/Layout/NavTabs',
  component: NavTabs,
  tags: ['autodocs'],
  decorators: [(Story) => <TopBar logo={<b>Lightshelf</b>} nav={<Story />} />],
  args: {
    label: 'Main',
    items: [
      { id: 'titles', label: 'Titles', to: '#titles', current: true, icon: BookOpen },
      { id: 'ads', label: 'Ads', to: '#ads', current: false, icon: Images },
    ],
    renderLink: ({ to, ...rest }) => <a href={to} {...rest} />,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The main navigation as links in the top bar. They are links to pages, not ARIA tabs. Below 768px BottomTabs replace them. Not for sections of a page.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof NavTabs>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Titles' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Ads' })).not.toHaveAttribute('aria-current')
  },
}

/** On a page that belongs to none of the items. */
export const Elsewhere: Story = {
  args: {
    items: [
      { id: 'titles', label: 'Titles', to: '#titles', current: false, icon: BookOpen },
      { id: 'ads', label: 'Ads', to: '#ads', current: false, icon: Images },
    ],
  },
}
