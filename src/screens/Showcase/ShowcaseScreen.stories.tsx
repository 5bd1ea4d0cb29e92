import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { getShowcase } from '#api/endpoints/public.ts'
import { LONG_SHOWCASE } from '#mocks/longShowcase.ts'
import { answers, breaks, fails, failsTimes, garbles, returns, stalls } from '#mocks/respond.ts'
import { showcase } from '#mocks/world/showcase.ts'
import { arrivesAt, shows } from '#screens/shared/storySteps.ts'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'

const meta: Meta<typeof ShowcaseScreen> = {
  title: 'Screens/Showcase',
  component: ShowcaseScreen,
  tags: ['!autodocs'],
  parameters: { route: '/showcase/latest', session: 'none', layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof ShowcaseScreen>

const NAME = 'Long nights, lit shelves'
const onPhone = { viewport: { value: 'w390' } }
const world = showcase()
/** Of the world's showcase: a campaign with a picture, and the one with a film. */
const picture = world.items[1]?.item_id ?? 0
const film = world.items.find(({ art }) => art.some(({ kind }) => kind === 'video'))?.item_id ?? 0
const at = (search: string) => ({ parameters: { route: `/showcase/latest?${search}` } })
const opens = async (name: string) => {
  const dialog = await waitFor(() => screen.getByRole('dialog', { name }), { timeout: 12_000 })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const Default: Story = { play: arrivesAt(NAME) }
export const Loading: Story = { beforeEach: answers(stalls(getShowcase)), play: arrivesAt('Showcase') }
export const LoadingMobile: Story = { ...Loading, globals: onPhone }
export const Empty: Story = {
  beforeEach: answers(returns(getShowcase, { ...world, items: [] })),
  play: shows('Nothing on the shelf yet'),
}
/** Names of 300 characters, of right-to-left letters, of markup; pictures that are missing; shops that must not be followed. */
export const LongText: Story = {
  beforeEach: answers(returns(getShowcase, LONG_SHOWCASE)),
  play: shows('<script>alert(1)</script>'),
}
/** The first of its books is not shown here. */
export const LongTextMobile: Story = { ...LongText, globals: onPhone, play: arrivesAt(/Mariner of York/) }
export const Mobile: Story = { globals: onPhone, play: arrivesAt(NAME) }
export const Tablet: Story = { globals: { viewport: { value: 'w768' } }, play: arrivesAt(NAME) }
export const Light: Story = { globals: { theme: 'light' }, play: arrivesAt(NAME) }
export const LightMobile: Story = { globals: { theme: 'light', ...onPhone }, play: arrivesAt(NAME) }
export const ReducedMotion: Story = { globals: { motion: 'reduced' }, play: arrivesAt(NAME) }

export const SignedIn: Story = { parameters: { session: 'customer' }, play: shows('Back to My Dashboard') }
export const Masquerade: Story = { parameters: { session: 'masquerade' }, play: shows('Back to My Dashboard') }

export const BadRequest400: Story = { beforeEach: answers(fails(getShowcase, 400)), play: shows('Bad Request') }
/** Nobody has to be signed in here: it is told like any other failure, and of no session, role or account. */
const toldToVisitors = (status: number, title: string, sentence: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: answers(fails(getShowcase, status)),
  play: async (context) => {
    await shows(title)(context)
    await shows(sentence)(context)
  },
})
export const Unauthorized401: Story = toldToVisitors(
  401,
  'Unauthorized',
  'The showcase is not open to visitors at the moment.',
)
export const Forbidden403: Story = toldToVisitors(
  403,
  'Forbidden',
  'The showcase is not open to visitors at the moment.',
)
export const NotFound404: Story = toldToVisitors(404, 'Not Found', 'There is no showcase here at the moment.')
export const ValidationError422: Story = {
  beforeEach: answers(fails(getShowcase, 422)),
  play: shows('Validation Error'),
}
export const TooManyRequests429: Story = { beforeEach: answers(fails(getShowcase, 429)), play: shows('429') }
export const InternalServerError500: Story = {
  beforeEach: answers(fails(getShowcase, 500)),
  play: shows('Internal Server Error'),
}
export const BadGateway502: Story = { beforeEach: answers(fails(getShowcase, 502)), play: shows('Bad Gateway') }
export const ServiceUnavailable503: Story = {
  beforeEach: answers(fails(getShowcase, 503)),
  play: shows('Service Unavailable'),
}
export const AnotherStatus: Story = { beforeEach: answers(fails(getShowcase, 418)), play: shows(/Generic Error/) }
export const NoNetwork: Story = { beforeEach: answers(breaks(getShowcase)), play: shows(/Can.t reach the server/) }
export const UnreadableBody: Story = {
  beforeEach: answers(garbles(getShowcase)),
  play: shows('The answer could not be read'),
}
export const FailureMobile: Story = { ...InternalServerError500, globals: onPhone }

/** The first try fails; what is shown counts the tries to come. */
export const Retrying: Story = {
  parameters: { environment: { retryDelaysS: [600, 600, 600] } },
  beforeEach: answers(fails(getShowcase, 503)),
  play: shows(/Retrying 1 of 3/),
}

/** A second try brings it, and the failure is gone. */
export const TriedAgain: Story = {
  beforeEach: answers(failsTimes(getShowcase, 503, 1)),
  play: async (context) => {
    await shows('Service Unavailable')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
    await arrivesAt(NAME)(context)
  },
}

export const Filtered: Story = {
  play: async (context) => {
    await arrivesAt(NAME)(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: /Pinterest/ }))
    await expect(canvas.getByRole('heading', { name: 'The Secret Garden' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'The Time Machine' })).toBeNull())
  },
}

export const FilteredNone: Story = {
  ...at('platform=pad'),
  beforeEach: answers(
    returns(getShowcase, { ...world, items: world.items.filter(({ vendor }) => !vendor.includes('pad')) }),
  ),
  play: async (context) => {
    await shows('No campaign ran on Pinterest')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show all platforms' }))
    await shows('Leave at eight. Arrive in 802,701.')(context)
  },
}

/** A single book stands in the light. */
export const OneBook: Story = {
  beforeEach: answers(returns(getShowcase, { ...world, items: world.items.slice(0, 1) })),
  play: arrivesAt(NAME),
}

export const Lightbox: Story = {
  ...at(`item=${picture}`),
  play: async () => {
    const dialog = await opens('Pride and Prejudice')
    await expect(dialog.getByRole('link', { name: /^Buy the book/ })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const LightboxLight: Story = { ...Lightbox, globals: { theme: 'light' } }
export const LightboxMobile: Story = { ...Lightbox, globals: onPhone }

/** Opened, turned and closed without a pointer; the focus goes back to what opened it. */
export const LightboxByKeyboard: Story = {
  play: async (context) => {
    await arrivesAt(NAME)(context)
    const opener = within(context.canvasElement).getByRole('link', { name: 'Look at the ad for The Time Machine' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await opens('The Time Machine')
    await userEvent.keyboard('{ArrowRight}')
    await opens('Pride and Prejudice')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await opens('The Awakening')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** A film: only its poster is fetched, and it plays when it is told to. */
export const Video: Story = {
  ...at(`item=${film}`),
  play: async () => {
    await opens('The Awakening')
    const video = document.querySelector('video')
    await expect(video).toHaveAttribute('preload', 'none')
    await expect(video?.autoplay).toBe(false)
    await expect(video?.paused).toBe(true)
  },
}
export const VideoMobile: Story = { ...Video, globals: onPhone }

/** Pictures and films that cannot be had. */
export const LightboxBroken: Story = {
  ...at('item=2'),
  beforeEach: answers(returns(getShowcase, LONG_SHOWCASE)),
  play: async () => {
    await waitFor(() => expect(screen.getByText('The picture could not be loaded.')).toBeVisible(), { timeout: 12_000 })
  },
}
export const LightboxWithoutPicture: Story = {
  ...at('item=1'),
  beforeEach: answers(returns(getShowcase, LONG_SHOWCASE)),
  play: async () => {
    await waitFor(() => expect(screen.getByText('There is no picture of this ad.')).toBeVisible(), { timeout: 12_000 })
  },
}

/** A link to a campaign of an earlier month. */
export const LinkOutOfDate: Story = { ...at('item=gone'), play: shows(/is not in this showcase any more/) }

/** A deployment without a showcase still has a way in. */
export const TurnedOff: Story = {
  parameters: { environment: { config: { adapters: { forgot: '', reset: '', click: '', showcase: null } } } },
  play: shows('No showcase here'),
}
