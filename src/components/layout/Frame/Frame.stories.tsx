import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpen, Images } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { BottomTabs } from '#components/layout/BottomTabs/BottomTabs.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { Logo } from '#components/brand/Logo/Logo.tsx'
import { MasqueradeBar } from '#components/feedback/MasqueradeBar/MasqueradeBar.tsx'
import { NavTabs } from '#components/layout/NavTabs/NavTabs.tsx'
import { Page } from '#components/layout/Page/Page.tsx'
import { TopBar } from '#components/layout/TopBar/TopBar.tsx'
import { UserBadge } from '#components/data/UserBadge/UserBadge.tsx'
import { Frame } from './Frame.tsx'

const renderLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />
const items = [
  { id: 'titles', label: 'Titles', to: '#titles', current: true, icon: BookOpen },
  { id: 'ads', label: 'Ads', to: '#ads', current: false, icon: Images },
]

const bars = (masquerading: boolean) => (
  <>
    {masquerading && (
      <MasqueradeBar
        title="Viewing as Quill & Anchor Press"
        note="Changes you make are saved to this account."
        stopLabel="Stop masquerading"
        stopShortLabel="Stop"
        onStop={fn()}
      />
    )}
    <TopBar
      logo={
        <a href="#home">
          <Logo name="Lightshelf" />
        </a>
      }
      nav={<NavTabs label="Main" items={items} renderLink={renderLink} />}
      end={
        <UserBadge
          accountName={masquerading ? 'Quill & Anchor Press' : 'Harbour & Vale'}
          fullName="Imogen Ashby"
          masquerading={masquerading}
        />
      }
    />
    <BottomTabs label="Main" items={items} renderLink={renderLink} />
  </>
)

const meta: Meta<typeof Frame> = {
  title: 'Components/Layout/Frame',
  component: Frame,
  tags: ['autodocs'],
  args: {
    bars: bars(false),
    hasTabs: true,
    children: (
      <Page title="Titles" subtitle="20 titles, 15 live. 23 Oct – 19 Nov." note="Data up to Thu, 19 Nov">
        <p>Content of the page.</p>
      </Page>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '300px' },
      description: {
        component:
          'Wraps every page of the app. It contains the bars and exposes their sizes as `--bar-top` and `--tabs-h`.',
      },
    },
  },
}
export default meta
type Story = StoryObj<typeof Frame>

// spec 2.29, 9.8, 9.14
export const Default: Story = {
  play: async ({ canvas }) => {
    const isLarge = window.innerWidth >= 1200
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64)
    await expect(getComputedStyle(canvas.getByRole('main')).paddingTop).toBe(isLarge ? '92px' : '84px')
    await userEvent.tab()
    await expect(canvas.getByText('Skip to content')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

export const Masquerade: Story = { args: { bars: bars(true), hasMasquerade: true } }

export const Mobile: Story = { globals: { viewport: { value: 'w390' } } }

export const MobileMasquerade: Story = {
  args: { ...Masquerade.args },
  globals: { viewport: { value: 'w390' } },
}
