import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { arrivesAt, shows } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { ServerErrorScreen } from './ServerErrorScreen.tsx'

const meta: Meta<typeof ServerErrorScreen> = {
  title: 'Screens/Errors/Server error',
  id: 'screens-server-error',
  component: ServerErrorScreen,
  tags: ['!autodocs'],
  args: {
    error: 'Bad Gateway (502)\nhttps://api.example/clith/41021',
    body: null,
    path: '/clith/41021',
    occurredAt: new Date('2026-11-20T10:04:05Z'),
    onRetry: fn(),
    onGoHome: fn(),
    helpUrl: 'https://help.lightshelf.example',
  },
  parameters: { ...SCREEN_SNAPSHOTS, layout: 'fullscreen', heading: 'Something went wrong' },
}
export default meta
type Story = StoryObj<typeof ServerErrorScreen>

function mockClipboard() {
  const writeText = fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return writeText
}

const inApp = { parameters: { route: '/dashboard/error' } }

/** Opened without error details: shows only time and version. */
export const Default: Story = {
  ...inApp,
  parameters: { ...inApp.parameters, ...DEFAULT_SNAPSHOTS },
  play: shows(/Lightshelf 0\.1\.0/),
}

/** Without details there is nothing to retry: Try again goes home. */
export const TriesAgain: Story = {
  tags: ['journey'],
  parameters: { ...inApp.parameters, ...NO_SNAPSHOT, heading: 'Titles' },
  play: async (context) => {
    await shows(/Lightshelf 0\.1\.0/)(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
    await arrivesAt('Titles')(context)
  },
}

// spec 2.13
export const SignedOut: Story = {
  parameters: { route: '/dashboard/error', session: 'none' },
  play: arrivesAt('Something went wrong'),
}

export const Carried: Story = { play: shows(/Page: \/clith\/41021/) }

export const CarriedActions: Story = {
  parameters: NO_SNAPSHOT,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Home' }))
    await expect(args.onGoHome).toHaveBeenCalledOnce()
  },
}

// spec 9.12
export const CopiesDetails: Story = {
  tags: ['journey'],
  play: async ({ canvas }) => {
    const writeText = mockClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(writeText).toHaveBeenCalledWith(
      'Bad Gateway (502)\nhttps://api.example/clith/41021\nPage: /clith/41021\nTime: 2026-11-20 10:04:05 UTC\nLightshelf 0.1.0',
    )
  },
}

/** The server's response is collapsed. */
export const WithBody: Story = {
  args: {
    error: 'Generic Error: status: 418; status text: I’m a teapot\nhttps://api.example/clith/41021',
    body: '{"brewing":"tea"}',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('{"brewing":"tea"}')).not.toBeVisible()
  },
}

/** The response is copied with the other details. */
export const CopiesBody: Story = {
  args: WithBody.args ?? {},
  parameters: NO_SNAPSHOT,
  play: async ({ canvas }) => {
    const writeText = mockClipboard()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }))
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/Lightshelf 0\.1\.0\nServer response: {"brewing":"tea"}$/),
    )
  },
}

export const BodyExpanded: Story = {
  args: WithBody.args ?? {},
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Server response'))
    await expect(canvas.getByText('{"brewing":"tea"}')).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    error: 'Generic Error: status: 418; status text: I’m a teapot',
    body: '{"brewing":"tea"} '.repeat(60),
    path: `/clith/${'9'.repeat(300)}`,
  },
  play: shows(/9{300}/),
}

export const RightToLeft: Story = { args: { error: 'تعذّر الوصول إلى الخادم' }, play: shows(/تعذّر الوصول إلى الخادم/) }

export const CarriedMobile: Story = { globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }

export const Mobile: Story = {
  ...inApp,
  globals: { viewport: { value: 'w390' } },
  parameters: { ...inApp.parameters, ...NO_SNAPSHOT },
  play: arrivesAt('Something went wrong'),
}

export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
