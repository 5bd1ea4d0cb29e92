import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { getMe, listMyAccounts } from '#api/endpoints/account.ts'
import {
  getCountryList,
  listCountries,
  listPlacements,
  listVendors,
  listTitleStatuses,
} from '#api/endpoints/lookups.ts'
import { loginAccessToken } from '#api/endpoints/session.ts'
import { queryEntity } from '#api/endpoints/titles.ts'
import { withHandlers, returns, stalls } from '#mocks/respond.ts'
import {
  arrivesAt,
  inOrder,
  LOGIN_HEADING,
  named,
  settlesOn,
  SHORT_WAITS,
  shows,
  failures,
} from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { LoginScreen } from './LoginScreen.tsx'

const meta: Meta<typeof LoginScreen> = {
  title: 'Screens/Public/Login',
  id: 'screens-login',
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/login', session: 'none', layout: 'fullscreen', heading: LOGIN_HEADING },
}
export default meta

type Story = StoryObj<typeof LoginScreen>
type Play = NonNullable<StoryObj['play']>

const NOTHING = { total: 0, rows: [] }
const LONG_EMAIL = `${'a-very-long-name.'.repeat(12)}imogen@harbourvale.example`

const EMAIL = 'demo@harbourvale.example'

const pressesSignIn = named('Presses Sign in', async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }))
})

/** Fills in the form and submits it. */
const submitForm = (
  afterSubmit: Play,
  { typing = 'Types email address and password', email = EMAIL, password = 'demo' } = {},
): Play =>
  inOrder(
    named(typing, async ({ canvasElement }) => {
      const canvas = within(canvasElement)
      await userEvent.type(await canvas.findByLabelText('Email Address'), email)
      await userEvent.type(canvas.getByLabelText('Password'), password)
    }),
    pressesSignIn,
    afterSubmit,
  )

/** The error message appears, and the email stays filled in. */
const showsErrorAndKeepsEmail = (text: string | RegExp): Play =>
  inOrder(
    shows(text),
    named('Keeps the email address', async ({ canvasElement }) => {
      await expect(within(canvasElement).getByLabelText('Email Address')).toHaveValue(EMAIL)
    }),
  )

/** The form shows what the server says, else this. */
const failsWith = failures((text) => submitForm(showsErrorAndKeepsEmail(text)))
const LATER = 'Please try again later.'

// spec 2.15, 2.24, 3.1
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: arrivesAt(/Bring your books into the light/) }
/** Submitted empty: each field shows its error. */
export const Empty: Story = {
  play: inOrder(pressesSignIn, shows('Email is required'), shows('Password is required')),
}
// spec 2.25
export const Loading: Story = {
  beforeEach: withHandlers(stalls(loginAccessToken)),
  play: submitForm(
    named('Cannot be pressed again', async ({ canvasElement }) => {
      await expect(await within(canvasElement).findByRole('button', { name: /Logging in/ })).toBeDisabled()
    }),
  ),
}
export const LongText: Story = {
  play: submitForm(shows(/Incorrect/), { typing: 'Types a long email address', email: LONG_EMAIL }),
}
export const Mobile: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: NO_SNAPSHOT,
  play: arrivesAt(/Bring your books/),
}
export const Tablet: Story = {
  globals: { viewport: { value: 'w768' } },
  parameters: NO_SNAPSHOT,
  play: arrivesAt(/Bring your books/),
}
export const Light: Story = {
  globals: { theme: 'light' },
  parameters: NO_SNAPSHOT,
  play: arrivesAt(/Bring your books/),
}

export const SignedIn: Story = {
  parameters: { ...NO_SNAPSHOT, heading: 'Titles' },
  play: submitForm(arrivesAt('Titles')),
}
// spec 2.23
export const AlreadySignedIn: Story = {
  tags: ['journey'],
  parameters: { session: 'customer', heading: 'Looks like you are already logged in' },
  play: shows('Looks like you are already logged in'),
}
// spec 4.3, 8.12
export const WrongPassword: Story = {
  tags: ['journey'],
  play: submitForm(showsErrorAndKeepsEmail(/Incorrect/), { typing: 'Types a wrong password', password: 'wrong' }),
}
// spec 5.2
export const InvalidEmail: Story = {
  tags: ['journey'],
  play: submitForm(shows('Must be a valid email'), { typing: 'Types half an email address', email: 'imogen.ashby@' }),
}

export const BadRequest400 = failsWith(400, loginAccessToken, 'The request could not be read.')
export const Unauthorized401 = failsWith(401, loginAccessToken, 'Not authenticated')
export const Forbidden403 = failsWith(403, loginAccessToken, 'Not permitted')
export const NotFound404 = failsWith(404, loginAccessToken, 'Not found')
/** Each entry of the 422's `detail` list has its own line, `loc – msg`. */
export const ValidationError422 = failsWith(422, loginAccessToken, / – /)
export const TooManyRequests429 = failsWith(429, loginAccessToken, 'Too many requests')
export const InternalServerError500 = failsWith(500, loginAccessToken, 'Something broke on our side.')
export const BadGateway502 = failsWith(502, loginAccessToken, LATER)
export const ServiceUnavailable503 = failsWith(503, loginAccessToken, 'The server is busy.')
export const AnotherStatus = failsWith(418, loginAccessToken, 'The server answered with 418.')
export const NoNetwork = failsWith('network', loginAccessToken, LATER, NO_SNAPSHOT)
export const UnreadableBody = failsWith('unreadable', loginAccessToken, LATER, NO_SNAPSHOT)

/** The server never answers: Sign in is free again. */
export const ServerTooSlow: Story = {
  tags: ['journey'],
  parameters: { ...SHORT_WAITS, ...NO_SNAPSHOT },
  beforeEach: withHandlers(stalls(loginAccessToken)),
  play: submitForm(
    inOrder(
      showsErrorAndKeepsEmail('The server takes too long'),
      named('Can be pressed again', async ({ canvasElement }) => {
        await expect(within(canvasElement).getByRole('button', { name: 'Sign in' })).toBeEnabled()
      }),
    ),
  ),
}

/** The user stays signed in, and the dashboard offers a retry. */
export const UserFails500 = failsWith(500, getMe, submitForm(shows('We couldn’t load your account details.')), {
  heading: 'Titles',
})
export const AccountsFail500 = failsWith(
  500,
  listMyAccounts,
  submitForm(shows('We couldn’t load your account details.')),
  { ...NO_SNAPSHOT, heading: 'Titles' },
)
export const NoAccounts: Story = {
  parameters: { ...NO_SNAPSHOT, heading: 'No account to open' },
  beforeEach: withHandlers(returns(listMyAccounts, [])),
  play: submitForm(arrivesAt('No account to open')),
}
/** A token that is not a JWT has no claims, so the first account in the list is used. */
export const TokenNotJwt: Story = {
  parameters: { heading: 'Titles' },
  beforeEach: withHandlers(
    // The mock API does not know the token: without these answers the session would end at once.
    ...[queryEntity, listTitleStatuses, listCountries, listPlacements, listVendors].map((list) =>
      returns(list, NOTHING),
    ),
    returns(getCountryList, { cc_live_list: [] }),
    returns(loginAccessToken, { access_token: 'not-a-jwt' }),
    returns(getMe, {
      user_id: 1,
      user_name: 'demo@harbourvale.example',
      name_first: 'Imogen',
      name_last: 'Ashby',
      email1: null,
      date_activate: null,
      acc_id: 'HV01',
      acc_name: 'Harbour & Vale',
    }),
    returns(listMyAccounts, [{ acc_id: 'HV01', acc_name: 'Harbour & Vale' }]),
  ),
  play: submitForm(inOrder(shows('No titles yet'), settlesOn('Harbour & Vale'))),
}
