import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { arrivesAt, shows } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { BrokenLinkScreen } from './BrokenLinkScreen.tsx'

const meta: Meta<typeof BrokenLinkScreen> = {
  title: 'Screens/Errors/Broken link',
  id: 'screens-broken-link',
  component: BrokenLinkScreen,
  tags: ['!autodocs'],
  args: { kind: 'any', onGoHome: fn(), onRequestLink: fn(), helpUrl: 'https://help.lightshelf.example' },
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'This link is broken' },
}
export default meta
type Story = StoryObj<typeof BrokenLinkScreen>

const inApp = { parameters: { route: '/dashboard/brokenlink' } }

export const Default: Story = {
  ...inApp,
  parameters: { ...inApp.parameters, ...DEFAULT_SNAPSHOTS },
  play: arrivesAt('This link is broken'),
}

/** Home for a visitor is the start page, which redirects to the showcase. */
// spec 2.14
export const SignedOut: Story = {
  parameters: { route: '/dashboard/brokenlink', session: 'none' },
  play: async (context) => {
    await arrivesAt('This link is broken')(context)
    await expect(within(context.canvasElement).queryByText('Back to My Dashboard')).toBeNull()
  },
}

export const GoesHome: Story = {
  tags: ['journey'],
  parameters: { ...inApp.parameters, ...NO_SNAPSHOT, heading: 'Titles' },
  play: async (context) => {
    await arrivesAt('This link is broken')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Go to Home' }))
    await arrivesAt('Titles')(context)
  },
}

/** For a broken password link the main action is to request a new one. */
export const PasswordLink: Story = {
  args: { kind: 'password' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request a new link' }))
    await expect(args.onRequestLink).toHaveBeenCalledOnce()
  },
}

export const ClickThrough: Story = { args: { kind: 'click' }, play: shows(/The book’s page/) }

export const WithoutHelpCentre: Story = {
  args: { helpUrl: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Home' }))
    await expect(args.onGoHome).toHaveBeenCalledOnce()
  },
}

/** The text is fixed, so this story doubles its size instead. */
export const LongText: Story = {
  args: { kind: 'password' },
  decorators: [
    (Story) => (
      <div style={{ zoom: 2 }}>
        <Story />
      </div>
    ),
  ],
}

export const Mobile: Story = {
  ...inApp,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...inApp.parameters, ...NO_SNAPSHOT },
  play: arrivesAt('This link is broken'),
}

export const Light: Story = {
  ...inApp,
  globals: { theme: 'light' },
  parameters: { ...inApp.parameters, ...NO_SNAPSHOT },
  play: arrivesAt('This link is broken'),
}
