import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { SCREEN_SNAPSHOTS } from '#components/lib/testing/snapshots.ts'
import { arrivesAt, inOrder, named, shows } from '#screens/shared/testing/storySteps.ts'
import { AdDetailsScreen } from './AdDetailsScreen.tsx'

/** A comment that was not saved. */
const meta: Meta<typeof AdDetailsScreen> = {
  title: 'Screens/Dashboard/Ad details/Drafts',
  id: 'screens-ad-details-drafts',
  component: AdDetailsScreen,
  tags: ['!autodocs', 'journey'],
  parameters: { ...SCREEN_SNAPSHOTS, route: '/dashboard/ads/10101', layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof AdDetailsScreen>

const matchMedia = window.matchMedia.bind(window)

const AD = 'Read it with the lamp on'

const typesComment = inOrder(
  arrivesAt(AD),
  named('Types a comment', async ({ canvasElement }) => {
    const comment = await within(canvasElement).findByLabelText('Comment')
    await userEvent.clear(comment)
    await userEvent.type(comment, 'Better with more moon.')
  }),
)
const goesTo = (page: string) =>
  named(`Goes to ${page}`, async ({ canvasElement }) => {
    const [link] = await within(canvasElement).findAllByRole('link', { name: page })
    if (link) await userEvent.click(link)
  })

/** Another page, and back: the comment is as it was left. */
export const DraftRestored: Story = {
  parameters: { heading: AD },
  play: inOrder(
    typesComment,
    goesTo('Ads'),
    arrivesAt('Ads'),
    named('Goes back', async ({ canvasElement }) => {
      const [link] = await within(canvasElement).findAllByRole('link', { name: /Read it with the lamp on/ })
      if (link) await userEvent.click(link)
    }),
    arrivesAt(AD),
    shows('Draft restored'),
  ),
}

/**
 * A deploy has removed the code of a page. It does not reload by itself, which would lose the comment. The page throws
 * here what a browser throws for a missing file, because Storybook has all files.
 */
export const NewVersionWithADraft: Story = {
  parameters: { heading: 'A new version is available' },
  beforeEach: () => () => {
    window.matchMedia = matchMedia
  },
  play: inOrder(
    typesComment,
    named('Removes the code of the next page', () => {
      // React renders a second time before it gives up.
      let left = 2
      window.matchMedia = () => {
        left -= 1
        if (left === 0) window.matchMedia = matchMedia
        throw new TypeError('Failed to fetch dynamically imported module')
      }
    }),
    goesTo('Ads'),
    arrivesAt('A new version is available'),
  ),
}
