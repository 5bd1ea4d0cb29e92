import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowLeft, BookOpen, CircleQuestionMark, Images } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '#components/actions/Button/Button.tsx'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { Logo } from '#components/brand/Logo/Logo.tsx'
import { NavTabs } from '#components/layout/NavTabs/NavTabs.tsx'
import { UserBadge } from '#components/data/UserBadge/UserBadge.tsx'
import { TopBar } from './TopBar.tsx'

const logo = (
  <a href="#home">
    <Logo name="Lightshelf" />
  </a>
)
const help = <IconButton label="Help" icon={<CircleQuestionMark size={18} strokeWidth={1.5} aria-hidden />} />
const user = (
  <Button variant="ghost">
    <UserBadge label="User menu" accountName="Harbour & Vale" fullName="Imogen Ashby" />
  </Button>
)

const meta: Meta<typeof TopBar> = {
  title: 'Components/Layout/TopBar',
  component: TopBar,
  tags: ['autodocs'],
  args: { logo },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { height: '80px' },
      description: {
        component:
          'The bar of every page: logo, navigation and user menu. One per page, inside a `Frame`, which moves it below a MasqueradeBar.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof TopBar>

// spec 2.26, 2.27
export const SignedIn: Story = {
  args: {
    nav: (
      <NavTabs
        label="Main"
        items={[
          { id: 'titles', label: 'Titles', to: '#titles', current: true, icon: BookOpen },
          { id: 'ads', label: 'Ads', to: '#ads', current: false, icon: Images },
        ]}
        renderLink={({ to, ...rest }) => <a href={to} {...rest} />}
      />
    ),
    end: (
      <>
        {help}
        {user}
      </>
    ),
  },
}

// spec 2.30
export const Secondary: Story = {
  args: {
    nav: (
      <Button as="a" variant="ghost" href="#dashboard" icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />}>
        Back to My Dashboard
      </Button>
    ),
    end: (
      <>
        {help}
        {user}
      </>
    ),
  },
}

// spec 2.26
export const Visitor: Story = {
  args: {
    end: (
      <Button as="a" href="#login">
        Log In
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('LightshelfLog In')
  },
}

export const Mobile: Story = {
  args: { ...SignedIn.args },
  globals: { viewport: { value: 'w390' } },
}
