import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { forgotPassword } from '#api/endpoints/public.ts'
import { withHandlers, dropsConnection, fails, returnsHtml, stalls } from '#mocks/respond.ts'
import { arrivesAt, LOGIN_HEADING, shows, SHORT_WAITS } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx'

const meta: Meta<typeof ForgotPasswordScreen> = {
  title: 'Screens/Public/Forgot password',
  id: 'screens-forgot-password',
  component: ForgotPasswordScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: '/forgotpassword',
    session: 'none',
    layout: 'fullscreen',
    heading: 'Forgot your password?',
  },
}
export default meta

type Story = StoryObj<typeof ForgotPasswordScreen>
type Play = NonNullable<Story['play']>

const OFF = { forgot: null, reset: null, click: null, showcase: null }
const EMAIL = 'imogen.ashby@harbourvale.example'
const SENT = 'If that address is registered, we’ve sent a link.'
const LATER = /Please try again later\.$/

/** Types an address and submits it. */
const submit =
  (then: Play, email = EMAIL): Play =>
  async (context) => {
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByLabelText('Email Address'), `${email}{Enter}`)
    await then(context)
  }

/** The error appears under the form and the typed address stays. */
const keepsAddress =
  (text: string | RegExp): Play =>
  async (context) => {
    await shows(text)(context)
    await expect(within(context.canvasElement).getByLabelText('Email Address')).toHaveValue(EMAIL)
  }

/** Errors about the address are hidden: the answer is always the same. */
const hidesError = (status: number): Pick<Story, 'parameters' | 'beforeEach' | 'play'> => ({
  parameters: { ...NO_SNAPSHOT, heading: 'Check your inbox' },
  beforeEach: withHandlers(fails(forgotPassword, status)),
  play: submit(shows(SENT)),
})
const showsError = (status: number, text: string | RegExp): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: withHandlers(fails(forgotPassword, status)),
  play: submit(keepsAddress(text)),
})

// spec 2.16
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: arrivesAt('Forgot your password?') }
/** Submitted without input. */
export const Empty: Story = { play: submit(shows('Email is required'), '') }
export const Loading: Story = {
  beforeEach: withHandlers(stalls(forgotPassword)),
  play: submit(async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /Sending/ })).toBeDisabled()
  }),
}
export const LongText: Story = {
  play: submit(
    shows('email must be at most 255 characters'),
    `${'a-very-long-name.'.repeat(16)}imogen@harbourvale.example`,
  ),
}
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: arrivesAt('Forgot your password?'),
}
export const Light: Story = {
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
  play: arrivesAt('Forgot your password?'),
}

/** The confirmation that replaces the form is focused. */
export const Sent: Story = {
  tags: ['journey'],
  parameters: { heading: 'Check your inbox' },
  play: submit(async (context) => {
    await shows(SENT)(context)
    await waitFor(() => expect(within(context.canvasElement).getByText(SENT)).toHaveFocus())
  }),
}
export const SentLight: Story = {
  globals: { theme: 'light' },
  parameters: { ...NO_SNAPSHOT, heading: 'Check your inbox' },
  play: submit(shows(SENT)),
}
export const InvalidEmail: Story = { tags: ['journey'], play: submit(shows('Must be a valid email'), 'imogen@') }
/** The login link carries the typed address. */
export const BackToLogin: Story = {
  parameters: { heading: LOGIN_HEADING },
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByLabelText('Email Address'), EMAIL)
    await userEvent.click(canvas.getByRole('link', { name: 'Back to log in' }))
    await arrivesAt(/Bring your books/)(context)
    await expect(canvas.getByLabelText('Email Address')).toHaveValue(EMAIL)
  },
}
export const AnotherAddress: Story = {
  play: submit(async (context) => {
    await shows(SENT)(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try another address' }))
    await expect(within(context.canvasElement).getByLabelText('Email Address')).toHaveValue(EMAIL)
  }),
}

const tags = ['fails:forgotPassword']
export const BadRequest400: Story = { tags, ...hidesError(400) }
export const Unauthorized401: Story = { tags, ...hidesError(401) }
export const Forbidden403: Story = { tags, ...hidesError(403) }
export const NotFound404: Story = { tags, ...hidesError(404) }
export const ValidationError422: Story = { tags, ...hidesError(422) }
export const TooManyRequests429: Story = { tags, ...showsError(429, /^Too many requests/) }
export const InternalServerError500: Story = { tags, ...showsError(500, /^Internal Server Error/) }
export const BadGateway502: Story = { tags, ...showsError(502, /^Bad Gateway/) }
export const ServiceUnavailable503: Story = { tags, ...showsError(503, /^Service Unavailable/) }
export const AnotherStatus: Story = { tags, ...showsError(418, LATER) }
export const NoNetwork: Story = {
  tags,
  beforeEach: withHandlers(dropsConnection(forgotPassword)),
  play: submit(keepsAddress(/^Can’t reach the server/)),
}
/** A page instead of an answer: no link may have been sent. */
export const UnreadableBody: Story = {
  tags,
  beforeEach: withHandlers(returnsHtml(forgotPassword)),
  play: submit(keepsAddress(/^Unexpected reply from the server/)),
}
export const ServerTooSlow: Story = {
  tags,
  parameters: { ...SHORT_WAITS, ...NO_SNAPSHOT },
  beforeEach: withHandlers(stalls(forgotPassword)),
  play: submit(keepsAddress(/^The server takes too long/)),
}

export const TurnedOff: Story = {
  parameters: { environment: { config: { adapters: OFF } } },
  play: shows(/isn’t available here/),
}
export const TurnedOffWithoutHelp: Story = {
  parameters: { environment: { config: { adapters: OFF, helpUrl: null } } },
  play: shows(/isn’t available here/),
}
