import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { resetPassword } from '#api/endpoints/public.ts'
import { withHandlers, fails, stalls } from '#mocks/respond.ts'
import { arrivesAt, LOGIN_HEADING, shows, failures } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

const meta: Meta<typeof ResetPasswordScreen> = {
  title: 'Screens/Public/Reset password',
  id: 'screens-reset-password',
  component: ResetPasswordScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: '/resetpassword?token=lamplight',
    session: 'none',
    layout: 'fullscreen',
    heading: 'Set a new password',
  },
}
export default meta

type Story = StoryObj<typeof ResetPasswordScreen>
type Play = NonNullable<StoryObj['play']>

const PASSWORD = 'correct horse battery staple'

/** Types a password twice and submits it. */
const submit =
  (then: Play, password = PASSWORD, repeat = password): Play =>
  async (context) => {
    const canvas = within(context.canvasElement)
    const first = await canvas.findByLabelText('New password')
    if (password !== '') await userEvent.type(first, password)
    if (repeat !== '') await userEvent.type(canvas.getByLabelText('Confirm new password'), repeat)
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }))
    await then(context)
  }

/** The server's message appears under the form and the typed password stays. */
const keepsPassword =
  (text: string | RegExp): Play =>
  async (context) => {
    await shows(text)(context)
    await expect(within(context.canvasElement).getByLabelText('New password')).toHaveValue(PASSWORD)
  }

const failsWith = failures((text) => submit(keepsPassword(text instanceof RegExp ? text : new RegExp(`^${text}`))))
/** The link has expired: the broken link page offers a new one. */
const isBrokenWith = failures(() => submit(shows('Request a new link')), {
  ...NO_SNAPSHOT,
  heading: 'This link is broken',
})

// spec 2.17
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: arrivesAt('Set a new password') }
/** Submitted without input. */
export const Empty: Story = {
  play: submit(async (context) => {
    await shows('Password is required')(context)
    await shows('Confirm your new password')(context)
  }, ''),
}
export const Loading: Story = {
  beforeEach: withHandlers(stalls(resetPassword)),
  play: submit(async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /Setting password/ })).toBeDisabled()
  }),
}
export const LongText: Story = {
  beforeEach: withHandlers(
    fails(resetPassword, 422, { detail: `${'Use a longer password. '.repeat(20)}${'x'.repeat(120)}` }),
  ),
  play: submit(shows(/Use a longer password/)),
}
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: arrivesAt('Set a new password'),
}
export const Light: Story = {
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
  play: arrivesAt('Set a new password'),
}

export const Differ: Story = { tags: ['journey'], play: submit(shows('Passwords don’t match'), PASSWORD, 'another') }
export const TooLong: Story = { play: submit(shows('password must be at most 255 characters'), 'x'.repeat(256)) }
export const Shown: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByLabelText('New password'), PASSWORD)
    const [eye] = canvas.getAllByRole('button', { name: 'Show password' })
    if (eye) await userEvent.click(eye)
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAttribute('type', 'password')
  },
}
export const Changed: Story = {
  tags: ['journey'],
  parameters: { heading: LOGIN_HEADING },
  play: submit(shows('Password changed. Log in with your new one.')),
}
export const NoToken: Story = {
  tags: ['journey'],
  parameters: { route: '/resetpassword', heading: 'This link is broken' },
  play: shows('Request a new link'),
}
export const BadToken: Story = {
  parameters: { route: '/resetpassword?token=blown-out', ...NO_SNAPSHOT, heading: 'This link is broken' },
  play: submit(shows('Request a new link')),
}
export const TooWeak: Story = {
  beforeEach: withHandlers(fails(resetPassword, 422, { detail: 'Use at least 12 characters.' })),
  play: submit(keepsPassword('Use at least 12 characters.')),
}

export const BadRequest400 = isBrokenWith(400, resetPassword)
export const Unauthorized401 = isBrokenWith(401, resetPassword)
export const Forbidden403 = isBrokenWith(403, resetPassword)
export const NotFound404 = isBrokenWith(404, resetPassword)
/** One line for each `loc – msg` in the list. */
export const ValidationError422 = failsWith(422, resetPassword, / – /)
export const TooManyRequests429 = failsWith(429, resetPassword)
export const InternalServerError500 = failsWith(500, resetPassword)
export const BadGateway502 = failsWith(502, resetPassword)
export const ServiceUnavailable503 = failsWith(503, resetPassword)
export const AnotherStatus = failsWith(418, resetPassword, /Please try again later/)
export const NoNetwork = failsWith('network', resetPassword)
/** A page instead of an answer: the password may have been changed, or not. */
export const UnreadableBody = failsWith(
  'unreadable',
  resetPassword,
  /^Unexpected reply from the server\. Try logging in with the new password first\.$/,
)
export const ServerTooSlow = failsWith('never', resetPassword)

export const TurnedOff: Story = {
  parameters: { environment: { config: { adapters: { forgot: null, reset: null, click: null, showcase: null } } } },
  play: shows(/isn’t available here/),
}
