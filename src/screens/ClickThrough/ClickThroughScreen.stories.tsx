import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { followClick } from '#api/endpoints/public.ts'
import { answers, breaks, fails, garbles, returns, stalls } from '#mocks/respond.ts'
import { arrivesAt, shows } from '#screens/shared/storySteps.ts'
import { ClickThroughScreen } from './ClickThroughScreen.tsx'

const leave = fn()
const OFF = { forgot: null, reset: null, click: null, showcase: null }

const meta: Meta<typeof ClickThroughScreen> = {
  title: 'Screens/Click-through',
  component: ClickThroughScreen,
  tags: ['!autodocs'],
  parameters: { route: '/clith/41001', session: 'none', layout: 'fullscreen', environment: { leave } },
  beforeEach: () => void leave.mockClear(),
}
export default meta

type Story = StoryObj<typeof ClickThroughScreen>
type Play = NonNullable<Story['play']>

/** The broken link page; nobody is sent anywhere. */
const isBroken: Play = async (context) => {
  await arrivesAt('This link is broken')(context)
  await expect(leave).not.toHaveBeenCalled()
}

/** The server error page with what was said, and the way back here. */
const isTold =
  (text: string | RegExp): Play =>
  async (context) => {
    await arrivesAt('Something broke on the way')(context)
    await shows(text)(context)
    await shows(/Page: \/clith\/41001/)(context)
  }

const told = (status: number, text: string | RegExp): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: answers(fails(followClick, status)),
  play: isTold(text),
})
const leadsTo = (link: string) => answers(returns(followClick, { dest_url: link }))

/** It says where it leads, and goes there after a moment. */
export const Default: Story = {
  beforeEach: leadsTo('https://books.harbourvale.example/gb/101?from=feed'),
  play: async (context) => {
    await shows('books.harbourvale.example')(context)
    await expect(within(context.canvasElement).getByRole('link', { name: 'Go there now' })).toHaveAttribute(
      'href',
      'https://books.harbourvale.example/gb/101?from=feed',
    )
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://books.harbourvale.example/gb/101?from=feed'), {
      timeout: 4000,
    })
    await expect(leave).toHaveBeenCalledTimes(1)
  },
}
export const Loading: Story = {
  beforeEach: answers(stalls(followClick)),
  play: shows('One moment, we are looking up where it is.'),
}
export const StillLoading: Story = { beforeEach: answers(stalls(followClick)), play: shows('Still loading…') }
/** No destination: nothing to go to. */
export const Empty: Story = { beforeEach: leadsTo(''), play: isBroken }
export const LongText: Story = {
  beforeEach: leadsTo(`https://${'a-very-long-name.'.repeat(12)}example/${'path/'.repeat(60)}`),
  play: shows(/a-very-long-name/),
}
export const LongTextMobile: Story = { ...LongText, globals: { viewport: { value: 'w390' } } }
/** The host is shown as browsers write it, so that it cannot pass for another. */
export const OtherScripts: Story = {
  beforeEach: leadsTo('https://аррӏе.example/'),
  play: shows('xn--80ak6aa92e.example'),
}
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'w390' } } }
export const Light: Story = { ...Default, globals: { theme: 'light' } }
export const SignedIn: Story = { ...Default, parameters: { session: 'customer' } }

export const Unsafe: Story = { beforeEach: leadsTo('javascript:alert(1)'), play: isBroken }
export const Relative: Story = { beforeEach: leadsTo('//evil.example/'), play: isBroken }
export const Mail: Story = { beforeEach: leadsTo('mailto:someone@evil.example'), play: isBroken }
/** What stands in the address leads nowhere. */
export const DestinationInTheAddress: Story = {
  parameters: { route: '/clith/0?dest_url=https://evil.example' },
  play: isBroken,
}

export const BadRequest400: Story = told(400, /Bad Request \(400\)/)
export const Unauthorized401: Story = told(401, /Unauthorized \(401\)/)
export const Forbidden403: Story = told(403, /Forbidden \(403\)/)
export const NotFound404: Story = { beforeEach: answers(fails(followClick, 404)), play: isBroken }
/** An id of no shape that ids have. */
export const ValidationError422: Story = { beforeEach: answers(fails(followClick, 422)), play: isBroken }
export const TooManyRequests429: Story = told(429, /Too many requests \(429\)/)
export const InternalServerError500: Story = told(500, /Internal Server Error \(500\)/)
export const BadGateway502: Story = told(502, /Bad Gateway \(502\)/)
export const ServiceUnavailable503: Story = told(503, /Service Unavailable \(503\)/)
/** What the server sent is folded away. */
export const AnotherStatus: Story = {
  beforeEach: answers(fails(followClick, 418)),
  play: async (context) => {
    await isTold(/Generic Error: status: 418; status text: [^;{]* Page:/)(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getByText(/The server answered with 418/)).not.toBeVisible()
    await userEvent.click(canvas.getByText('What the server sent'))
    await expect(canvas.getByText(/The server answered with 418/)).toBeVisible()
  },
}
export const NoNetwork: Story = { beforeEach: answers(breaks(followClick)), play: isTold(/Can't reach the server/) }
export const UnreadableBody: Story = {
  beforeEach: answers(garbles(followClick)),
  play: isTold(/The answer could not be read/),
}

/** From the server error page back, and on. */
export const TriesAgain: Story = {
  beforeEach: answers(breaks(followClick)),
  play: async (context) => {
    await arrivesAt('Something broke on the way')(context)
    context.msw.use(returns(followClick, { dest_url: 'https://books.harbourvale.example/' }))
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
    await shows('books.harbourvale.example')(context)
  },
}

export const TurnedOff: Story = {
  parameters: { environment: { leave, config: { adapters: OFF } } },
  play: shows('This link cannot be followed here'),
}
