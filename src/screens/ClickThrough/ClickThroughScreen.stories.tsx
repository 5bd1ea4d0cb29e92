import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { followClick } from '#api/endpoints/public.ts'
import { hasFault, withHandlers, returns, stalls } from '#mocks/respond.ts'
import { arrivesAt, shows, failures } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { ClickThroughScreen } from './ClickThroughScreen.tsx'

const leave = fn()
const OFF = { forgot: null, reset: null, click: null, showcase: null }

const meta: Meta<typeof ClickThroughScreen> = {
  title: 'Screens/Public/Click-through',
  id: 'screens-click-through',
  component: ClickThroughScreen,
  tags: ['!autodocs'],
  parameters: {
    ...SCREEN_SNAPSHOTS,
    route: '/clith/41001',
    session: 'none',
    layout: 'fullscreen',
    heading: 'Taking you to the book…',
    environment: { leave },
  },
  beforeEach: () => void leave.mockClear(),
}
export default meta

type Story = StoryObj<typeof ClickThroughScreen>
type Play = NonNullable<StoryObj['play']>

/** Shows the broken link page and does not redirect. It looks the same whatever is wrong with the link. */
const endsOnBrokenLink: { parameters: object; play: Play } = {
  parameters: { heading: 'This link is broken', ...NO_SNAPSHOT },
  play: async (context) => {
    await arrivesAt('This link is broken')(context)
    await expect(leave).not.toHaveBeenCalled()
  },
}

/** Shows the server error page with this text and the failed path. */
const showsServerError =
  (text: string | RegExp): Play =>
  async (context) => {
    await arrivesAt('Something went wrong')(context)
    await shows(text)(context)
    await shows(/Page: \/clith\/41001/)(context)
  }

const SERVER_ERROR = { heading: 'Something went wrong' }
/** Fails, and leads to the server error page. */
const failsWith = failures(
  (text, fault) =>
    showsServerError(new RegExp(typeof fault === 'number' ? `${String(text)} \\(${fault}\\)` : String(text))),
  SERVER_ERROR,
)
const redirectsTo = (link: string) => withHandlers(returns(followClick, { dest_url: link }))

/** Names the destination, then redirects after a moment. */
// spec 2.18
export const Default: Story = {
  parameters: DEFAULT_SNAPSHOTS,
  beforeEach: redirectsTo('https://books.harbourvale.example/gb/101?from=feed'),
  play: async (context) => {
    await shows('books.harbourvale.example')(context)
    await expect(within(context.canvasElement).getByRole('link', { name: 'Go there now' })).toHaveAttribute(
      'href',
      'https://books.harbourvale.example/gb/101?from=feed',
    )
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://books.harbourvale.example/gb/101?from=feed'))
    await expect(leave).toHaveBeenCalledTimes(1)
  },
}
export const Loading: Story = {
  beforeEach: withHandlers(stalls(followClick)),
  play: shows('One moment, we’re finding the page.'),
}
export const StillLoading: Story = { beforeEach: withHandlers(stalls(followClick)), play: shows('Still loading…') }
/** No destination. */
export const Empty: Story = {
  ...endsOnBrokenLink,
  beforeEach: redirectsTo(''),
}
export const LongText: Story = {
  beforeEach: redirectsTo(`https://${'a-very-long-name.'.repeat(12)}example/${'path/'.repeat(60)}`),
  play: shows(/a-very-long-name/),
}
export const LongTextMobile: Story = { ...LongText, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
/** The host is shown in Punycode, so that lookalike letters cannot imitate another host. */
export const OtherScripts: Story = {
  beforeEach: redirectsTo('https://аррӏе.example/'),
  play: shows('xn--80ak6aa92e.example'),
}
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'w390' } }, parameters: NO_SNAPSHOT }
export const Light: Story = { ...Default, globals: { theme: 'light' }, parameters: NO_SNAPSHOT }
export const SignedIn: Story = { ...Default, parameters: { session: 'customer' } }

export const Unsafe: Story = { tags: ['journey'], ...endsOnBrokenLink, beforeEach: redirectsTo('javascript:alert(1)') }
export const Relative: Story = {
  ...endsOnBrokenLink,
  beforeEach: redirectsTo('//evil.example/'),
}
export const Mail: Story = {
  ...endsOnBrokenLink,
  beforeEach: redirectsTo('mailto:someone@evil.example'),
}
/** A destination in the URL itself is ignored. */
export const DestinationInTheAddress: Story = {
  ...endsOnBrokenLink,
  parameters: { ...endsOnBrokenLink.parameters, route: '/clith/0?dest_url=https://evil.example' },
}

export const BadRequest400 = failsWith(400, followClick)
export const Unauthorized401 = failsWith(401, followClick)
export const Forbidden403 = failsWith(403, followClick)
export const NotFound404 = failsWith(404, followClick, endsOnBrokenLink.play, { heading: 'This link is broken' })
/** A malformed id. */
export const ValidationError422 = failsWith(422, followClick, endsOnBrokenLink.play, endsOnBrokenLink.parameters)
export const TooManyRequests429 = failsWith(429, followClick)
export const InternalServerError500 = failsWith(500, followClick)
export const BadGateway502 = failsWith(502, followClick)
export const ServiceUnavailable503 = failsWith(503, followClick)
const showsAnotherStatus: Play = async (context) => {
  await showsServerError(/Generic Error: status: 418; status text: [^;{]* Page:/)(context)
  await expect(within(context.canvasElement).getByText(/The server answered with 418/)).not.toBeVisible()
}
/** The server's response is collapsed. */
export const AnotherStatus = failsWith(418, followClick, showsAnotherStatus, SERVER_ERROR)
export const AnotherStatusExpanded: Story = {
  ...AnotherStatus,
  play: async (context) => {
    await showsAnotherStatus(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByText('Server response'))
    await expect(canvas.getByText(/The server answered with 418/)).toBeVisible()
  },
}
export const NoNetwork = failsWith('network', followClick)
export const UnreadableBody = failsWith('unreadable', followClick)
export const ServerTooSlow = failsWith('never', followClick)

/** A retry from the server error page succeeds. */
export const TriesAgain: Story = {
  tags: ['journey'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(hasFault(followClick, 'network')),
  play: async (context) => {
    await arrivesAt('Something went wrong')(context)
    context.msw.use(returns(followClick, { dest_url: 'https://books.harbourvale.example/' }))
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
    await shows('books.harbourvale.example')(context)
  },
}

export const TurnedOff: Story = {
  parameters: { environment: { leave, config: { adapters: OFF } }, heading: 'This link doesn’t work here' },
  play: shows('This link doesn’t work here'),
}
