import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { getShowcase } from '#api/endpoints/public.ts'
import { LONG_SHOWCASE } from '#mocks/longShowcase.ts'
import { withHandlers, failsTimes, returns, stalls } from '#mocks/respond.ts'
import { showcase } from '#mocks/world/showcase.ts'
import { arrivesAt, shows, inOrder, failures, RETRIES } from '#screens/shared/testing/storySteps.ts'
import { NO_SNAPSHOT } from '#components/lib/testing/noSnapshot.ts'
import { DEFAULT_SNAPSHOTS, NO_PHONE_SNAPSHOT, SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'

const NAME = 'Long nights, lit shelves'

const meta: Meta<typeof ShowcaseScreen> = {
  title: 'Screens/Public/Showcase',
  id: 'screens-showcase',
  component: ShowcaseScreen,
  tags: ['!autodocs'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/showcase/latest', session: 'none', layout: 'fullscreen', heading: NAME },
}
export default meta

/** The heading of a showcase whose name is unknown. */
const UNNAMED = { heading: 'Showcase' }
const failsWith = failures(shows, UNNAMED)
const LONG_NAME = { heading: /Mariner of York/ }

type Story = StoryObj<typeof ShowcaseScreen>

const OFF = { forgot: '', reset: '', click: '', showcase: null }
const onPhone = { viewport: { value: 'w390' } }
const world = showcase()
/** Ids of a campaign with an image and of the one with a video. */
const imageId = world.items[1]?.item_id ?? 0
const videoId = world.items.find(({ art }) => art.some(({ kind }) => kind === 'video'))?.item_id ?? 0
const at = (search: string) => ({ route: `/showcase/latest?${search}` })
const findDialog = async (name: string) => {
  const dialog = await waitFor(() => screen.getByRole('dialog', { name }))
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

// spec 1.6, 2.20
export const Default: Story = { parameters: DEFAULT_SNAPSHOTS, play: arrivesAt(NAME) }
export const Loading: Story = {
  parameters: UNNAMED,
  beforeEach: withHandlers(stalls(getShowcase)),
  play: arrivesAt('Showcase'),
}
export const LoadingMobile: Story = { ...Loading, globals: onPhone, parameters: { ...NO_SNAPSHOT, ...UNNAMED } }
export const Empty: Story = {
  beforeEach: withHandlers(returns(getShowcase, { ...world, intro: '', items: [] })),
  play: shows('Nothing on the shelf yet'),
}
/** Names of 300 characters, in right-to-left scripts, with markup; missing images; unsafe shop links. */
export const LongText: Story = {
  parameters: { ...NO_PHONE_SNAPSHOT, ...LONG_NAME },
  beforeEach: withHandlers(returns(getShowcase, LONG_SHOWCASE)),
  play: shows('<script>alert(1)</script>'),
}
/** Small screens hide the first book. */
export const LongTextMobile: Story = {
  ...LongText,
  globals: onPhone,
  parameters: { ...NO_SNAPSHOT, ...LONG_NAME },
  play: arrivesAt(/Mariner of York/),
}
export const Mobile: Story = { globals: onPhone, parameters: NO_SNAPSHOT, play: arrivesAt(NAME) }
export const Tablet: Story = { ...Mobile, globals: { viewport: { value: 'w768' } } }
export const Light: Story = { globals: { theme: 'light' }, parameters: NO_SNAPSHOT, play: arrivesAt(NAME) }
export const LightMobile: Story = { ...Mobile, globals: { theme: 'light', ...onPhone } }
export const ReducedMotion: Story = { parameters: NO_SNAPSHOT, globals: { motion: 'reduced' }, play: arrivesAt(NAME) }

export const SignedIn: Story = { parameters: { session: 'customer' }, play: shows('Back to My Dashboard') }
export const Masquerade: Story = { parameters: { session: 'masquerade' }, play: shows('Back to My Dashboard') }

export const BadRequest400 = failsWith(400, getShowcase)
/** The page is public, so errors do not mention sessions, roles or accounts. */
const NOT_OPEN = 'The showcase isn’t open to visitors at the moment.'
export const Unauthorized401 = failsWith(401, getShowcase, inOrder(shows('Unauthorized'), shows(NOT_OPEN)))
export const Forbidden403 = failsWith(403, getShowcase, inOrder(shows('Forbidden'), shows(NOT_OPEN)))
export const NotFound404 = failsWith(
  404,
  getShowcase,
  inOrder(shows('Not Found'), shows('There’s no showcase here at the moment.')),
)
export const ValidationError422 = failsWith(422, getShowcase)
export const TooManyRequests429 = failsWith(429, getShowcase)
export const InternalServerError500 = failsWith(500, getShowcase)
export const BadGateway502 = failsWith(502, getShowcase)
export const ServiceUnavailable503 = failsWith(503, getShowcase)
export const AnotherStatus = failsWith(418, getShowcase)
export const NoNetwork = failsWith('network', getShowcase)
export const UnreadableBody = failsWith('unreadable', getShowcase)
export const ServerTooSlow = failsWith('never', getShowcase)
export const FailureMobile: Story = {
  ...InternalServerError500,
  globals: onPhone,
  parameters: { ...NO_SNAPSHOT, ...UNNAMED },
}

/** The first attempt fails and the message counts the retries. */
export const Retrying = failsWith(503, getShowcase, /Retrying 1 of 3/, RETRIES)

/** A retry succeeds and the error disappears. */
export const TriedAgain: Story = {
  tags: ['journey'],
  parameters: NO_SNAPSHOT,
  beforeEach: withHandlers(failsTimes(getShowcase, 503, 1)),
  play: async (context) => {
    await shows('Service Unavailable')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
    await arrivesAt(NAME)(context)
  },
}

export const Filtered: Story = {
  tags: ['journey'],
  play: async (context) => {
    await arrivesAt(NAME)(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Pinterest\s*\d+$/ }))
    await expect(canvas.getByRole('heading', { name: 'The Secret Garden' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'The Time Machine' })).toBeNull())
  },
}

export const FilteredNone: Story = {
  parameters: at('platform=pad'),
  beforeEach: withHandlers(
    returns(getShowcase, { ...world, items: world.items.filter(({ vendor }) => !vendor.includes('pad')) }),
  ),
  play: shows('No campaigns ran on Pinterest'),
}
export const FilteredNoneCleared: Story = {
  ...FilteredNone,
  parameters: { ...FilteredNone.parameters, ...NO_SNAPSHOT },
  play: async (context) => {
    await shows('No campaigns ran on Pinterest')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Show all platforms' }))
    await shows('Leave at eight. Arrive in 802,701.')(context)
  },
}

/** A single book is lit. */
export const OneBook: Story = {
  beforeEach: withHandlers(returns(getShowcase, { ...world, items: world.items.slice(0, 1) })),
  play: arrivesAt(NAME),
}

export const Lightbox: Story = {
  parameters: at(`item=${imageId}`),
  play: async () => {
    const dialog = await findDialog('Pride and Prejudice')
    await expect(dialog.getByRole('link', { name: /^Buy the book/ })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const LightboxLight: Story = {
  ...Lightbox,
  globals: { theme: 'light' },
  parameters: { ...Lightbox.parameters, ...NO_SNAPSHOT },
}
export const LightboxMobile: Story = {
  ...Lightbox,
  globals: onPhone,
  parameters: { ...Lightbox.parameters, ...NO_SNAPSHOT },
}

/** Opened, navigated and closed by keyboard; focus returns to the opener. */
export const LightboxByKeyboard: Story = {
  tags: ['journey'],
  parameters: NO_SNAPSHOT,
  play: async (context) => {
    await arrivesAt(NAME)(context)
    const opener = await within(context.canvasElement).findByRole('link', {
      name: 'View the ad for The Time Machine',
    })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await findDialog('The Time Machine')
    await userEvent.keyboard('{ArrowRight}')
    await findDialog('Pride and Prejudice')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await findDialog('The Awakening')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** Only the poster is fetched, and the video does not autoplay. */
export const Video: Story = {
  parameters: at(`item=${videoId}`),
  play: async () => {
    await findDialog('The Awakening')
    const video = document.querySelector('video')
    await expect(video).toHaveAttribute('preload', 'none')
    await expect(video?.autoplay).toBe(false)
    await expect(video?.paused).toBe(true)
  },
}
export const VideoMobile: Story = { ...Video, globals: onPhone, parameters: { ...Video.parameters, ...NO_SNAPSHOT } }

/** Images and videos that fail to load. */
export const LightboxBroken: Story = {
  parameters: { ...at('item=2'), ...LONG_NAME },
  beforeEach: withHandlers(returns(getShowcase, LONG_SHOWCASE)),
  play: async () => {
    await waitFor(() => expect(screen.getByText('The image couldn’t be loaded.')).toBeVisible())
  },
}
export const LightboxWithoutPicture: Story = {
  parameters: { ...at('item=1'), ...LONG_NAME },
  beforeEach: withHandlers(returns(getShowcase, LONG_SHOWCASE)),
  play: async () => {
    await waitFor(() => expect(screen.getByText('No image for this ad.')).toBeVisible())
  },
}

/** Link to a campaign of an earlier month. */
export const LinkOutOfDate: Story = { parameters: at('item=gone'), play: shows(/is no longer in this showcase/) }

/** A deployment without a showcase still links to the login. */
export const TurnedOff: Story = {
  parameters: { environment: { config: { adapters: OFF } }, ...UNNAMED },
  play: shows('No showcase here'),
}
