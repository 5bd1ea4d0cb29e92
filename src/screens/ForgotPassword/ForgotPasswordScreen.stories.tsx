import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { forgotPassword } from '#api/endpoints/public.ts'
import { withHandlers, stalls } from '#mocks/respond.ts'
import { arrivesAt, LOGIN_HEADING, shows, failures } from '#screens/shared/testing/storySteps.ts'
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
type Play = NonNullable<StoryObj['play']>

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
const isHiddenWith = failures(() => submit(shows(SENT)), { ...NO_SNAPSHOT, heading: 'Check your inbox' })
const failsWith = failures((text) => submit(keepsAddress(text instanceof RegExp ? text : new RegExp(`^${text}`))))

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

export const BadRequest400 = isHiddenWith(400, forgotPassword)
export const Unauthorized401 = isHiddenWith(401, forgotPassword)
export const Forbidden403 = isHiddenWith(403, forgotPassword)
export const NotFound404 = isHiddenWith(404, forgotPassword)
export const ValidationError422 = isHiddenWith(422, forgotPassword)
export const TooManyRequests429 = failsWith(429, forgotPassword)
export const InternalServerError500 = failsWith(500, forgotPassword)
export const BadGateway502 = failsWith(502, forgotPassword)
export const ServiceUnavailable503 = failsWith(503, forgotPassword)
export const AnotherStatus = failsWith(418, forgotPassword, LATER)
export const NoNetwork = failsWith('network', forgotPassword)
/** A page instead of an answer: no link may have been sent. */
export const UnreadableBody = failsWith('unreadable', forgotPassword)
export const ServerTooSlow = failsWith('never', forgotPassword)

export const TurnedOff: Story = {
  parameters: { environment: { config: { adapters: OFF } } },
  play: shows(/isn’t available here/),
}
export const TurnedOffWithoutHelp: Story = {
  parameters: { environment: { config: { adapters: OFF, helpUrl: null } } },
  play: shows(/isn’t available here/),
}
